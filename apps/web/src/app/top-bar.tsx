import { Icon } from '../art/icon.tsx';
import { Heading } from './heading.tsx';
import { t } from './language.ts';

interface TopBarProps {
  readonly title: string;
  /** Where else the way back leads. */
  readonly back?: { readonly address: string; readonly label: string };
}

/** The head of a screen: the way back to the first one, and what this one is called. */
export function TopBar({ title, back }: TopBarProps) {
  return (
    <header class="top-bar">
      <a
        class="button is-icon is-quiet"
        href={back?.address ?? '#/'}
        aria-label={back?.label ?? t.value('web-to-first')}
      >
        <Icon name="back" />
      </a>
      <Heading title={title}>{title}</Heading>
    </header>
  );
}
