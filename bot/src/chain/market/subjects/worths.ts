import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type Asset, dynamicAssetDataSchema } from '@xbts/shared/protocol/objects.ts';
import type { FigureSource } from '../market.ts';
import type { PriceBook } from '../priceBook.ts';
import { dollarsOf, sourcesOf } from '../priceFigures.ts';

interface Worth {
  readonly price: number;
  readonly sources: readonly FigureSource[];
}

/** The price of one whole of each asset in US dollars; a pool share by its part of the pool. @throws AppError node.* */
export async function readWorths(
  client: ChainClient,
  book: PriceBook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Worth>> {
  if (ids.length === 0) return new Map();
  const assets = (await getAssets(client, ids)).filter((asset) => asset !== null);
  const supplies = await suppliesOf(
    client,
    assets.filter((asset) => asset.for_liquidity_pool !== undefined),
  );
  return new Map(
    assets.flatMap((asset): [string, Worth][] => {
      const dollars = dollarsOf(book, asset, supplies.get(asset.id) ?? null);
      if (dollars === null) return [];
      const sources = [...new Set(dollars.behind.flatMap(sourcesOf))];
      return [[asset.id, { price: dollars.quoted.price, sources }]];
    }),
  );
}

/** The supplies of pool shares, by the asset's id. */
async function suppliesOf(
  client: ChainClient,
  shares: readonly Asset[],
): Promise<ReadonlyMap<string, bigint>> {
  if (shares.length === 0) return new Map();
  const data = await getObjects(
    client,
    shares.map(({ dynamic_asset_data_id: id }) => id),
    dynamicAssetDataSchema,
  );
  return new Map(
    shares.flatMap(({ id }, index): [string, bigint][] => {
      const supply = data[index]?.current_supply;
      return supply === undefined ? [] : [[id, supply]];
    }),
  );
}
