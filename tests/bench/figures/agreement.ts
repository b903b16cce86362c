import type { Browser } from 'playwright-core';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { type Actor, fillPayment, logIn, openPlain } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';
import { throttle } from '../throttle.ts';

const RUNS = 9;
/** The delay of a node's answer: the round trip of a mobile line. */
const ROUND_TRIP_MS = 100;

interface Side {
  readonly devnet: Devnet;
  readonly actor: Actor;
}

async function openSide(browser: Browser, nodes: number): Promise<Side> {
  const devnet = await startDevnet({ hasBot: true, blockMs: 1000, nodes });
  const actor = await openPlain(browser, devnet, { viewport: { width: 360, height: 740 } });
  await logIn(actor, 'alice-trader7');
  // By then the other nodes have reported their heads, and the confirming ones have warm connections.
  await actor.page.waitForTimeout(6000);
  for (const node of devnet.nodes) node.faults.set({ slowMs: ROUND_TRIP_MS });
  await throttle(actor.page, { line: false });
  return { devnet, actor };
}

/** The time from the press on Review until the review can be confirmed. */
async function timeReview({ actor }: Side): Promise<number> {
  const { page, screen, act } = actor;
  const sheet = screen.getByRole('dialog');
  const start = performance.now();
  await act('Review');
  await sheet.getByRole('button', { name: 'Confirm and sign' }).waitFor();
  const elapsed = performance.now() - start;
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.waitForTimeout(500);
  return elapsed;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * review.agreement.extra_ms: the extra time for opening a review with a second node compared with one node, at 4× and a
 * round trip of 100 ms.
 */
export async function agreementFigures(): Promise<Figure[]> {
  const browser = await launchBrowser();
  const sides: Side[] = [];
  try {
    for (const nodes of [1, 3]) sides.push(await openSide(browser, nodes));
    const [alone, agreeing] = sides as [Side, Side];
    for (const { actor } of sides) {
      await fillPayment(actor, { to: 'bob-holder2', amount: '1' });
      await actor.screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    const times: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      times[0].push(await timeReview(alone));
      times[1].push(await timeReview(agreeing));
    }
    const base = median(times[0]);
    return [
      figureOf(
        'review.agreement.extra_ms',
        'ms',
        times[1].map((each) => each - base),
      ),
    ];
  } finally {
    await browser.close();
    for (const { devnet } of sides) await devnet.close();
  }
}
