import * as v from 'valibot';
import type { ChainReader } from '../../client/chainClient.ts';
import type { ReadOptions } from '../readOptions.ts';

const schema = v.record(v.string(), v.unknown());

/** The node's compile-time constants. */
export function getRawConfig(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<Record<string, unknown>> {
  return client.call('database', 'get_config', [], { ...options, schema });
}
