import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { CORE_SYMBOL } from '@xbts/shared/protocol/constants.ts';
import { type Asset, dynamicAssetDataSchema } from '@xbts/shared/protocol/objects.ts';
import { SOURCE_MS, within } from '../../upstreams/readsInTime.ts';
import { findAsset } from './findAsset.ts';
import type { FigureSource } from './market.ts';
import type { MarketReads } from './marketReads.ts';
import { readHistory, type TradeHistory } from './priceHistory.ts';

/** The unit of the core coin's own chart. */
const dollarSymbol = 'XBTSX.USDT';

/** A requested asset, and its trades. */
export interface Traded {
  readonly asset: Asset;
  /** The unit of its chart; null: the chain has no such asset. */
  readonly unit: Asset | null;
  /** The supply of a pool's share; null for other assets. */
  readonly shareSupply: bigint | null;
  readonly history: TradeHistory | null;
  /** The order book, when its trades came too late. */
  readonly missing: readonly FigureSource[];
}

/** The asset that a user means, with its trades; undefined for an unknown name. @throws AppError node.* */
export async function readTraded(
  reads: MarketReads,
  typed: string,
  now: number,
): Promise<Traded | undefined> {
  const asset = await findAsset(reads.client, typed);
  if (asset === undefined) return undefined;
  const [unit = null] = await getAssets(reads.client, [
    asset.symbol === CORE_SYMBOL ? dollarSymbol : CORE_SYMBOL,
  ]);
  const [shareSupply, trades] = await Promise.all([
    readShareSupply(reads, asset),
    unit === null ? noTrades : readTrades(reads, { asset, unit, now }),
  ]);
  return { asset, unit, shareSupply, ...trades };
}

const noTrades = { history: null, missing: [] };

/** The trades, if they come in time: a price is an answer without them. */
async function readTrades(
  { client, clock, onFailure }: MarketReads,
  of: { asset: Asset; unit: Asset; now: number },
): Promise<Pick<Traded, 'history' | 'missing'>> {
  try {
    return { history: await within(readHistory(client, of), SOURCE_MS, clock), missing: [] };
  } catch (error) {
    onFailure('orders', error);
    return { history: null, missing: ['orders'] };
  }
}

async function readShareSupply({ client }: MarketReads, asset: Asset): Promise<bigint | null> {
  if (asset.for_liquidity_pool === undefined) return null;
  const [data] = await getObjects(client, [asset.dynamic_asset_data_id], dynamicAssetDataSchema);
  return data?.current_supply ?? null;
}
