import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { smallInt } from '../protocol/objects.ts';
import { type TimedTransfer, timedTransferSchema } from '../protocol/timedTransfers.ts';
import type { ReadOptions } from './readOptions.ts';

const transfers = v.array(timedTransferSchema);
/** The node's limit (bitshares-core, application_options: api_limit_get_htlc_by). */
const PAGE = 100;
/** Enough for any reader; transfers beyond expire without action. */
const MOST_PAGES = 5;

const nextId = (id: string): string => `1.16.${Number(id.slice('1.16.'.length)) + 1}`;

async function allOf(
  client: ChainReader,
  method: 'get_htlc_by_from' | 'get_htlc_by_to',
  account: string,
  options: ReadOptions,
): Promise<TimedTransfer[]> {
  const found: TimedTransfer[] = [];
  let start = '1.16.0';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const rows = await client.call('database', method, [account, start, PAGE], {
      ...options,
      schema: transfers,
    });
    found.push(...rows);
    const last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) break;
    start = nextId(last.id);
  }
  return found;
}

/** Timed transfers that wait for their secret, from and to an account (name or 1.2.x), the oldest first. */
export async function getTimedTransfers(
  client: ChainReader,
  account: string,
  options: ReadOptions = {},
): Promise<{ from: TimedTransfer[]; to: TimedTransfer[] }> {
  const [from, to] = await Promise.all([
    allOf(client, 'get_htlc_by_from', account, options),
    allOf(client, 'get_htlc_by_to', account, options),
  ]);
  return { from, to };
}

/** The committee's limits on timed transfers: seconds, and bytes of a secret. */
export interface TimedLimits {
  readonly seconds: number;
  readonly bytes: number;
}

const limits = v.object({
  parameters: v.object({
    extensions: v.object({
      updatable_htlc_options: v.optional(
        v.object({ max_timeout_secs: smallInt, max_preimage_size: smallInt }),
      ),
    }),
  }),
});

/** The limits of timed transfers; null on a chain whose committee has not enabled them. */
export async function getTimedLimits(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<TimedLimits | null> {
  const { parameters } = await client.call('database', 'get_global_properties', [], {
    ...options,
    schema: limits,
  });
  const allowed = parameters.extensions.updatable_htlc_options;
  return allowed === undefined
    ? null
    : { seconds: allowed.max_timeout_secs, bytes: allowed.max_preimage_size };
}
