import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const schema = v.looseObject({ base: v.string(), quote: v.string() });

/** The ticker of a market as the node sent it; assets by symbol or id. */
export function getRawTicker(
  client: ChainReader,
  { base, quote }: { base: string; quote: string },
  options: ReadOptions = {},
): Promise<Record<string, unknown>> {
  return client.call('database', 'get_ticker', [base, quote], { ...options, schema });
}
