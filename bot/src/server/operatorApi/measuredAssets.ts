import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { assetsInOrder, knownAsset } from './assets.ts';

const schema = v.looseObject({
  id: v.string(),
  symbol: v.string(),
  precision: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18)),
  issuer: v.string(),
  dynamic_asset_data_id: v.string(),
  bitasset_data_id: v.optional(v.string()),
  options: v.looseObject({ market_fee_percent: v.number(), description: v.string() }),
});

/** An asset with the data that convert its amounts and fees. */
export type MeasuredAsset = v.InferOutput<typeof schema>;

function measured(asset: unknown): MeasuredAsset {
  const parsed = v.safeParse(schema, asset);
  if (parsed.success) return parsed.output;
  throw new AppError('node.bad_answer', { detail: parsed.issues[0].message });
}

/** One asset by symbol or id. @throws AppError request.not_found, node.bad_answer */
export async function measuredAsset(client: ChainReader, nameOrId: string): Promise<MeasuredAsset> {
  return measured(await knownAsset(client, nameOrId));
}

/** Existing assets by their ids. The returned function throws node.bad_answer for one that the node omitted. */
export async function measuredAssets(
  client: ChainReader,
  ids: readonly string[],
): Promise<(id: string) => MeasuredAsset> {
  const found = await assetsInOrder(client, [...new Set(ids)]);
  const byId = new Map(found.map((asset) => [asset?.id, asset]));
  return (id) => measured(byId.get(id));
}
