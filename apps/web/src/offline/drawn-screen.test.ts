import { withFirstScreen } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { pageAt } from './drawn-screen.ts';

const PAGE = withFirstScreen(
  '<body><!--first-screen--><!--/first-screen--><script></script>',
  '<link rel="preload"><div id="app"><main><div>lid</div></main></div>',
);

it('shows the first screen at its addresses only, so that a table that is loaded again does not flash it', () => {
  for (const hash of ['', '#', '#/', '#/game/duel']) expect(pageAt(PAGE, hash)).toBe(PAGE);
  for (const hash of ['#/table/a1', '#/games', '#/link/x', '#/settings']) {
    expect(pageAt(PAGE, hash)).toContain('</template><div id="app"></div><!--/first-screen-->');
    expect(pageAt(PAGE, hash)).toContain('<template id="first-screen"><main><div>lid</div></main></template>');
  }
});
