import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { type Actor, logIn, openPlain } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';

const RUNS = 7;
const BLOCK_MS = 500;

const nodeInUse = ({ page }: Actor): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('xbts.settings') ?? '{}').state?.nodeUrl ?? '');

const shownBlock = ({ page }: Actor): Promise<number> =>
  page.evaluate(() =>
    Number((document.querySelector('[data-testid="block-number"]')?.textContent ?? '').replace(/\D/gu, '')),
  );

async function killAndWait(actor: Actor, devnet: Devnet): Promise<number> {
  const url = await nodeInUse(actor);
  const node = devnet.nodes.find((each) => each.url === url);
  if (node === undefined) throw new Error(`no node in use: ${url}`);
  const before = await shownBlock(actor);
  const start = performance.now();
  node.faults.set({ isRefusingConnections: true });
  node.faults.dropConnections();
  await actor.page.waitForFunction(
    (last) =>
      Number(
        (document.querySelector('[data-testid="block-number"]')?.textContent ?? '').replace(/\D/gu, ''),
      ) > last,
    before,
  );
  const elapsed = performance.now() - start;
  node.faults.reset();
  return elapsed;
}

/** node.failover.ms: from the kill of the node in use to the next block on the screen; blocks come every 500 ms. */
export async function failoverFigures(): Promise<Figure[]> {
  const devnet = await startDevnet({ hasBot: true, blockMs: BLOCK_MS });
  const browser = await launchBrowser();
  try {
    const actor = await openPlain(browser, devnet, { viewport: { width: 1280, height: 800 } });
    await logIn(actor, 'alice-trader7');
    // The settings contain the node in use once it was compared with the others.
    while ((await nodeInUse(actor)) === '') await actor.page.waitForTimeout(100);
    const values: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      values.push(await killAndWait(actor, devnet));
      // The client avoids failed nodes for a while: without a pause no node would be left.
      await actor.page.waitForTimeout(8000);
    }
    return [figureOf('node.failover.ms', 'ms', values)];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
