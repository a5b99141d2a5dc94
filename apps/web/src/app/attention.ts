import { useEffect } from 'preact/hooks';
import { t } from './language.ts';

const ICON = './icon.svg';
const ICON_TURN = './icon-turn.svg';

/** While the page is out of sight, its title and its sign say that a person is to move. */
export function useAttention(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    let title: string | undefined;
    const show = () => {
      if (document.hidden === (title !== undefined)) return;
      if (document.hidden) {
        title = document.title;
        document.title = `● ${t.value('web-your-turn')} · ${title}`;
      } else {
        document.title = title!;
        title = undefined;
      }
      document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = document.hidden ? ICON_TURN : ICON;
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      if (title === undefined) return;
      document.title = title;
      document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = ICON;
    };
  }, [isAsked]);
}
