import { array, type InferOutput, nullable, number, object, optional, string } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { inBatches } from './inBatches.ts';
import type { ReadOptions } from './readOptions.ts';

const unitsSchema = object({ symbol: string(), precision: number(), issuer: optional(string()) });

/** The data that formatting an amount of an asset needs, and its issuer. */
export type AssetUnits = InferOutput<typeof unitsSchema>;

// Nothing else is parsed, so an asset with an unexpected member still has a symbol.
const schema = array(nullable(unitsSchema));
const BATCH = 100;

/** Symbols and precisions of any number of assets by id, in the order asked, null for an unknown one. */
export function getAssetUnits(
  client: ChainReader,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<(AssetUnits | null)[]> {
  return inBatches(ids, BATCH, (batch) =>
    client.call('database', 'get_assets', [batch, false], { ...options, schema }),
  );
}
