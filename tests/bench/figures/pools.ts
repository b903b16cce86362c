import { startDevnet } from '../../devnet/startDevnet.ts';
import { acceptWelcome, openPlain } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { goInside } from '../../e2e/screens.ts';
import type { Figure } from '../figure.ts';
import { scrollFigure } from '../scrollRate.ts';
import { throttle } from '../throttle.ts';

const POOLS = 1000;

/** pools.*: the list of 1,000 pools while it scrolls at 4× slowdown, read from an ordinary node. */
export async function poolsFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000, pooled: POOLS });
  const browser = await launchBrowser();
  try {
    const actor = await openPlain(browser, devnet);
    await actor.screen.getByLabel('Account name').fill('alice-trader7');
    await actor.screen.getByRole('button', { name: 'View only' }).click();
    await actor.act('Log in');
    await acceptWelcome(actor);
    await goInside(actor.page, '/pools');
    await actor.screen.locator(`li[aria-setsize="${devnet.ledger.state.pools().length}"]`).first().waitFor();
    await throttle(actor.page, { line: false });
    return [await scrollFigure('pools.scroll_1000.fps', browser, actor.page)];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
