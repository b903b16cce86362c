import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';
import { type RawAsset, rawAsset } from './getRawAssets.ts';

const schema = v.array(rawAsset);

/** At most 101 assets in alphabetical order of symbols, from `lowest`, as the node sent them. */
export function listRawAssets(
  client: ChainReader,
  { lowest, limit }: { lowest: string; limit: number },
  options: ReadOptions = {},
): Promise<RawAsset[]> {
  return client.call('database', 'list_assets', [lowest, limit], { ...options, schema });
}
