import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { Browser, Page } from 'playwright-core';
import { byValue, type FeaturedPrices } from '../../../miniapp/src/data/portfolio/portfolio.ts';
import type { AssetFace } from '../../../miniapp/src/data/portfolio/portfolioAssets.ts';
import { figuresOf, portfolioRows } from '../../../miniapp/src/data/portfolio/portfolioRows.ts';
import type { PricingPool } from '../../../miniapp/src/data/prices/pricingGraph.ts';
import { valuerOf } from '../../../miniapp/src/data/prices/pricingPortfolio.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { collectorName } from '../../devnet/world/worldGenesis.ts';
import { acceptWelcome, openPlain } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf, missingFigure } from '../figure.ts';
import { throttle } from '../throttle.ts';
import { walletPaintFigures } from './walletPaint.ts';

const ASSETS = 2000;
const POOLS = 1000;
const COMPUTINGS = 15;
const SCROLLS = 5;
/** Pixels a second of a strong flick, and how far each goes. */
const SCROLL_SPEED = 3000;
const SCROLL_DISTANCE = 9000;

/** An account of 2,000 assets, half of them in pools with the native coin or with each other. */
function account(): { full: FullAccount; faces: Map<string, AssetFace>; pools: PricingPool[] } {
  const ids = Array.from({ length: ASSETS }, (_, index) => `1.3.${index}`);
  const faces = new Map(
    ids.map((id, index) => [
      id,
      {
        id,
        symbol: index === 0 ? 'BTS' : `TOKEN${index}`,
        precision: index === 0 ? 5 : index % 9,
        dynamic_asset_data_id: `2.3.${index}`,
      },
    ]),
  );
  const balances = ids.map((asset_type, index) => ({
    id: `2.5.${index}`,
    owner: '1.2.17',
    asset_type,
    balance: BigInt(index * 7919 + 1),
  }));
  const pools = Array.from({ length: POOLS }, (_, index) => ({
    id: `1.19.${index}`,
    assetA: index % 3 === 0 ? '1.3.0' : `1.3.${index}`,
    assetB: `1.3.${index + 1}`,
    balanceA: 90_000_000_000n + BigInt(index),
    balanceB: 70_000_000_000n - BigInt(index),
    shareAsset: `1.3.${ASSETS + index}`,
  }));
  const full = { balances, limit_orders: [], vesting_balances: [] } as Partial<FullAccount> as FullAccount;
  return { full, faces, pools };
}

/** Milliseconds from balances, prices and pools to the sorted list with its total. */
function computeOnce({ full, faces, pools }: ReturnType<typeof account>): number {
  const quote = { price: 0.004, percent_change_24h: 2 };
  const prices: FeaturedPrices = {
    bts: { quotes: { USD: quote, RUB: undefined, CNY: undefined, EUR: undefined } },
  };
  const sources = { pools, tickers: {}, origins: [], supplies: new Map<string, bigint>(), isPending: false };
  const from = performance.now();
  const valuer = valuerOf({ faces, prices, sources });
  const rows = portfolioRows(full, faces, { prices, valuer, currency: 'USD' }).sort(byValue);
  const { total } = figuresOf(rows, false, valuer);
  const ms = performance.now() - from;
  if (rows.length !== ASSETS || total.value <= 0) throw new Error('the portfolio was not computed');
  return ms;
}

interface TraceEvent {
  name: string;
  ts: number;
}

/** What the trace calls a frame that was drawn, in builds of the browser with and without a window. */
const frameNames = ['Display::DrawAndSwap', 'DrawFrame', 'Graphics.Pipeline.DrawAndSwap'];

function framesOf(events: readonly TraceEvent[]): number[] {
  const byName = frameNames.map((wanted) => events.flatMap(({ name, ts }) => (name === wanted ? [ts] : [])));
  return byName.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** Frames drawn a second during one scroll, from the browser's own trace. */
async function scrollOnce(browser: Browser, page: Page, down: boolean): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'viz', 'devtools.timeline.frame'] });
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: down ? -SCROLL_DISTANCE : SCROLL_DISTANCE,
    speed: SCROLL_SPEED,
    // A page without touch events takes a wheel's gesture; a finger's would not move it.
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await session.detach();
  const drawn = framesOf(trace.traceEvents);
  const [first, last] = [Math.min(...drawn), Math.max(...drawn)];
  // Too few frames are no scroll: the figure is missing then, not small.
  return drawn.length < 30 ? Number.NaN : ((drawn.length - 1) * 1_000_000) / (last - first);
}

async function scrolling(browser: Browser, devnet: Devnet): Promise<number[]> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(collectorName);
  await actor.screen.getByRole('button', { name: 'Only view' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  await actor.screen
    .locator(`li[aria-setsize="${ASSETS + 1}"]`)
    .first()
    .waitFor();
  await throttle(actor.page, { line: false });
  const rates: number[] = [];
  for (let run = 0; run < SCROLLS; run += 1) rates.push(await scrollOnce(browser, actor.page, run % 2 === 0));
  await actor.context.close();
  return rates;
}

function fpsFigure(rates: readonly number[]): Figure {
  const name = 'wallet.scroll_2000.fps';
  return rates.some(Number.isNaN)
    ? missingFigure(name, '1/s', "the browser's trace has no frames of the scroll")
    : figureOf(name, '1/s', rates);
}

/** wallet.*: the list of 2,000 assets while it scrolls at 4× slowdown, the arithmetic behind it, and its first drawing. */
export async function walletFigures(): Promise<Figure[]> {
  const held = account();
  const times = Array.from({ length: COMPUTINGS }, () => computeOnce(held));
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000, collected: ASSETS });
  const browser = await launchBrowser();
  try {
    return [
      fpsFigure(await scrolling(browser, devnet)),
      figureOf('wallet.portfolio_2000.ms', 'ms', times),
      ...(await walletPaintFigures(browser, devnet)),
    ];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
