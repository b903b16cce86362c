import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import { listRawAssets, type RawAsset } from '@xbts/shared/actions/rawReads.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import * as v from 'valibot';
import { readAssets } from '../../chain/data/assets.ts';

/** Assets per call of a node. */
const BATCH = 100;
/** The symbol of the exchange's own asset, which alphabetically precedes all of its gateway's coins. */
const FIRST_GATEWAY_SYMBOL = 'XBTSX';

/** In the order asked, null for an unknown one; in the node's form, without dynamic data. */
export function assetsInOrder(client: ChainReader, assets: readonly string[]): Promise<(RawAsset | null)[]> {
  return inBatches(assets, BATCH, (batch) => readAssets(client, batch));
}

/** The coins of the exchange's gateway: the hundred assets from XBTSX on. */
export const gatewayAssets = (client: ChainReader): Promise<RawAsset[]> =>
  listRawAssets(client, { lowest: FIRST_GATEWAY_SYMBOL, limit: BATCH });

const described = v.looseObject({ options: v.looseObject({ description: v.string() }) });

/** One asset by symbol or id, with its description parsed if it is JSON. @throws AppError request.not_found */
export async function describedAsset(client: ChainReader, nameOrId: string) {
  const asset = await knownAsset(client, nameOrId);
  if (!v.is(described, asset)) return asset;
  const { description } = asset.options;
  return {
    ...asset,
    options: { ...asset.options, description: parsedDescription(description) ?? description },
  };
}

/** One asset in the node's form. @throws AppError request.not_found */
export async function knownAsset(client: ChainReader, nameOrId: string): Promise<RawAsset> {
  const [asset] = await readAssets(client, [nameOrId]);
  if (asset === null || asset === undefined) throw new AppError('request.not_found', { what: nameOrId });
  return asset;
}

/** A description in JSON, with its main text on one line; undefined for plain text. */
export function parsedDescription(text: string): Record<string, unknown> | undefined {
  const parsed = v.safeParse(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.custom<object>((value) => Object.prototype.toString.call(value) === '[object Object]'),
    ),
    text,
  );
  if (!parsed.success) return undefined;
  const members: Record<string, unknown> = { ...parsed.output };
  const { main } = members;
  return typeof main === 'string' ? { ...members, main: main.replace(/[\r\n]+/gu, '') } : members;
}
