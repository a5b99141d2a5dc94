import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { formatRoute } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { loadFairness, screenAddress } from './fairness-text.ts';
import type { Block, Inline } from './markdown.ts';
import './fairness.css';

/** What sealed dice prove and what they do not, for players. */
export function FairnessScreen(): JSX.Element {
  const say = t.value;
  const { language } = say;
  const [blocks, setBlocks] = useState<readonly Block[]>();
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  useEffect(() => {
    let isWanted = true;
    loadFairness(language).then((loaded) => isWanted && setBlocks(loaded), setError);
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (!blocks) return <main aria-busy="true" />;
  return (
    <main class="page page-narrow fairness">
      <TopBar title={say('web-fairness')} />
      {blocks.map(renderBlock)}
      <nav class="fairness-ways" aria-label={say('web-replay')}>
        <a class="button" href={formatRoute({ screen: 'my-games' })}>
          {say('web-my-games')}
        </a>
        <a class="button" href={formatRoute({ screen: 'replay' })}>
          {say('web-replay')}
        </a>
      </nav>
    </main>
  );
}

// The text never changes while it is shown, so places serve as keys.
function renderBlock(block: Block, index: number): JSX.Element {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h2';
      return <Heading key={index}>{block.parts.map(renderInline)}</Heading>;
    }
    case 'paragraph':
      return <p key={index}>{block.parts.map(renderInline)}</p>;
    case 'list':
      return (
        <ul key={index}>
          {block.items.map((item) => (
            <li key={item}>{item.map(renderInline)}</li>
          ))}
        </ul>
      );
    case 'code':
      return <pre key={index}>{block.text}</pre>;
  }
}

function renderInline(part: Inline, index: number): JSX.Element | string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code key={index}>{part.text}</code>;
    case 'bold':
      return <strong key={index}>{part.parts.map(renderInline)}</strong>;
    case 'link': {
      const address = screenAddress(part.target);
      const words = part.parts.map(renderInline);
      return address === undefined ? (
        <span key={index}>{words}</span>
      ) : (
        <a key={index} href={address}>
          {words}
        </a>
      );
    }
  }
}
