import { Icon } from '../art/icon.tsx';
import { Heading } from './heading.tsx';
import { t } from './language.ts';
import { screenBefore } from './navigation.ts';
import { formatRoute, type Route } from './route.ts';

interface TopBarProps {
  readonly title: string;
  /** Where the way back leads; to where people came from unless told. */
  readonly back?: Route;
}

/** The head of a screen: the way back, and what this one is called. */
export function TopBar({ title, back = screenBefore() }: TopBarProps) {
  return (
    <header class="top-bar">
      <a
        class="button is-icon is-quiet"
        href={formatRoute(back)}
        aria-label={t.value(back.screen === 'home' ? 'web-to-first' : 'web-back')}
      >
        <Icon name="back" />
      </a>
      <Heading title={title}>{title}</Heading>
    </header>
  );
}
