import { getMarketHistory } from '@xbts/shared/actions/getMarketHistory.ts';
import { getPoolHistory } from '@xbts/shared/actions/getPoolHistory.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import { DAY_MS, HOUR_SECONDS } from '@xbts/shared/amounts/durations.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { PoolHistoryEntry } from '@xbts/shared/protocol/marketObjects.ts';
import type { Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { exchangeResultSchema } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import type { PriceHistory } from './market.ts';

const weekMs = 7 * DAY_MS;
/** Maximum rows of a pool's history per call (chain.md §2). */
const poolRows = 101;

type Side = Pick<Asset, 'id' | 'precision'>;
type Points = PriceHistory['points'];

/** Trades, without the present price. */
export type TradeHistory = Omit<PriceHistory, 'now'>;

/**
 * The trades of the asset in the unit over the last week: by the order book or by the largest pool, whichever traded
 * more.
 */
export async function readHistory(
  client: ChainClient,
  { asset, unit, now }: { asset: Asset; unit: Asset; now: number },
): Promise<TradeHistory | null> {
  const [orders, pool] = await Promise.all([
    orderBookPoints(client, { asset, unit, now }),
    poolPoints(client, { asset, unit, now }),
  ]);
  const source = pool.length > orders.length ? 'pool' : 'orders';
  const points = source === 'pool' ? pool : orders;
  return points.length < 2 ? null : { unit: unit.symbol, points, source };
}

async function orderBookPoints(
  client: ChainClient,
  { asset, unit, now }: { asset: Asset; unit: Asset; now: number },
): Promise<Points> {
  const buckets = await getMarketHistory(client, {
    base: asset.id,
    quote: unit.id,
    seconds: HOUR_SECONDS,
    from: now - weekMs,
    to: now,
  });
  return buckets.flatMap(({ key, close_base, close_quote }) => {
    const base = { amount: close_base, asset_id: key.base };
    const quote = { amount: close_quote, asset_id: key.quote };
    const price = priceOf([base, quote], { asset, unit });
    return price === undefined ? [] : [{ at: Date.parse(`${key.open}Z`), price }];
  });
}

async function poolPoints(
  client: ChainClient,
  { asset, unit, now }: { asset: Asset; unit: Asset; now: number },
): Promise<Points> {
  const pools = (await listPools(client, { asset: asset.id, side: 'either' })).filter(
    ({ asset_a, asset_b }) => asset_a === unit.id || asset_b === unit.id,
  );
  const held = (pool: (typeof pools)[number]) => (pool.asset_a === unit.id ? pool.balance_a : pool.balance_b);
  const [largest] = pools.sort((one, other) => (held(one) < held(other) ? 1 : -1));
  if (largest === undefined) return [];
  const rows = await getPoolHistory(client, {
    pool: largest.id,
    limit: poolRows,
    operationType: operationType.liquidity_pool_exchange,
  });
  return rows
    .flatMap((row) => exchangePoint(row, { asset, unit }))
    .filter(({ at }) => at >= now - weekMs)
    .reverse();
}

function exchangePoint({ time, op }: PoolHistoryEntry, sides: { asset: Side; unit: Side }): Points {
  const parsed = v.safeParse(exchangeResultSchema, op.result);
  if (!parsed.success) return [];
  const { paid, received } = parsed.output[1];
  const price = priceOf([...paid, ...received], sides);
  return price === undefined ? [] : [{ at: Date.parse(`${time}Z`), price }];
}

/** The trade price of one whole of the asset in the unit, if both moved. */
function priceOf(
  amounts: readonly ChainAmount[],
  { asset, unit }: { asset: Side; unit: Side },
): number | undefined {
  const wholes = ({ id, precision }: Side) =>
    Number(amounts.find(({ asset_id }) => asset_id === id)?.amount ?? 0n) / 10 ** precision;
  const [bought, cost] = [wholes(asset), wholes(unit)];
  return bought > 0 && cost > 0 ? cost / bought : undefined;
}
