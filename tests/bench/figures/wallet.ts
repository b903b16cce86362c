import { findPrices } from '@xbts/shared/market/findPrices.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { Browser } from 'playwright-core';
import type { AssetMetadata } from '../../../miniapp/src/features/assets/model/metadata.ts';
import type { FeaturedPrices } from '../../../miniapp/src/features/assets/model/prices/featuredQuote.ts';
import {
  type PricingPool,
  priceBookOf,
} from '../../../miniapp/src/features/assets/model/prices/priceBook.ts';
import { byValue } from '../../../miniapp/src/features/portfolio/model/portfolio.ts';
import { figuresOf, portfolioRows } from '../../../miniapp/src/features/portfolio/model/portfolioRows.ts';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { collectorName } from '../../devnet/world/worldGenesis.ts';
import { acceptWelcome, openPlain } from '../../e2e/actors.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { type Figure, figureOf } from '../figure.ts';
import { scrollFigure } from '../scrollRate.ts';
import { throttle } from '../throttle.ts';

const ASSETS = 2000;
const POOLS = 1000;
const COMPUTINGS = 15;

/** An account of 2,000 assets, half of them in pools with the native coin or with each other. */
function account(): { full: FullAccount; metadata: Map<string, AssetMetadata>; pools: PricingPool[] } {
  const ids = Array.from({ length: ASSETS }, (_, index) => `1.3.${index}`);
  const metadata = new Map(
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
  return { full, metadata, pools };
}

/** Milliseconds from balances, prices and pools to the sorted list with its total. */
function computeOnce({ full, metadata, pools }: ReturnType<typeof account>): number {
  const quote = { price: 0.004, percent_change_24h: 2 };
  const prices: FeaturedPrices = {
    bts: { quotes: { USD: quote, RUB: undefined, CNY: undefined, EUR: undefined } },
  };
  const unread = { dataUpdatedAt: 0, isRefetchError: false };
  const assets = [...metadata.values()];
  const reads = { coins: {}, pools: unread, tickers: unread };
  const sources = { prices, pools, tickers: {}, assets, reads, isPending: false };
  const from = performance.now();
  const book = priceBookOf({ ...sources, find: findPrices(sources) }, new Map());
  const rows = portfolioRows(full, metadata, { prices, book, currency: 'USD', stakingAsset: '1.3.1' }).sort(
    byValue,
  );
  const { total } = figuresOf(rows, false, book);
  const ms = performance.now() - from;
  if (rows.length !== ASSETS || total.value <= 0) throw new Error('the portfolio was not computed');
  return ms;
}

async function scrolling(browser: Browser, devnet: Devnet): Promise<Figure> {
  const actor = await openPlain(browser, devnet);
  await actor.screen.getByLabel('Account name').fill(collectorName);
  await actor.screen.getByRole('button', { name: 'View only' }).click();
  await actor.act('Log in');
  await acceptWelcome(actor);
  await actor.screen
    .locator(`li[aria-setsize="${ASSETS + 1}"]`)
    .first()
    .waitFor();
  await throttle(actor.page, { line: false });
  const figure = await scrollFigure('wallet.scroll_2000.fps', browser, actor.page);
  await actor.context.close();
  return figure;
}

/** wallet.*: the list of 2,000 assets while it scrolls at 4× slowdown, its computation, and its first drawing. */
export async function walletFigures(): Promise<Figure[]> {
  const held = account();
  const times = Array.from({ length: COMPUTINGS }, () => computeOnce(held));
  const devnet = await startDevnet({ hasBot: true, blockMs: 3000, collected: ASSETS });
  const browser = await launchBrowser();
  try {
    return [await scrolling(browser, devnet), figureOf('wallet.portfolio_2000.ms', 'ms', times)];
  } finally {
    await browser.close();
    await devnet.close();
  }
}
