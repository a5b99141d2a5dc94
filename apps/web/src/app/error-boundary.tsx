import { Component, type ComponentChildren } from 'preact';
import { t } from './language.ts';

interface ErrorBoundaryProps {
  readonly children: ComponentChildren;
}

interface ErrorBoundaryState {
  readonly error?: unknown;
}

/** Catches the errors of a screen, says what to do, and that the game is kept. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static override getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    const say = t.value;
    return (
      <main class="page page-narrow">
        <h1>{say('web-broken-title')}</h1>
        <p role="alert">{say('web-broken-text')}</p>
        <p class="actions">
          <button type="button" class="button is-main" onClick={() => location.reload()}>
            {say('web-broken-reload')}
          </button>
          <a class="button" href="#/">
            {say('web-to-first')}
          </a>
        </p>
      </main>
    );
  }
}
