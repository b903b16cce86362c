import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { TimedRecord } from '@xbts/shared/ledger/entry.ts';
import { type HistorySource, historySources, readNumbers } from './historySource.ts';

/** What of an account's history was read: without a gap, the oldest first. */
export interface ReadHistory {
  /** The number of the first record; 1: it is the account's very first operation. */
  readonly first: number;
  readonly records: readonly TimedRecord[];
}

export const nothingRead: ReadHistory = { first: 1, records: [] };

/** One step of the reading: what is known now, from which record on it is new, and how many operations there are. */
export interface ReadStep extends ReadHistory {
  readonly changedFrom: number;
  readonly total: number;
}

export interface ReadInput {
  readonly accountId: string;
  readonly known: ReadHistory;
  readonly nodes: () => Promise<readonly NodeReader[]>;
  readonly onStep: (step: ReadStep) => Promise<void>;
  readonly signal: AbortSignal;
}

/** chain.md §2: what a node gives at once. */
export const PAGE = 100;

/** The number of an operation is each node's own count; where it lies in the chain is the same on all. */
const placeOf = ({ block_num, trx_in_block, op_in_trx, op }: TimedRecord): string =>
  JSON.stringify([block_num, trx_in_block, op_in_trx, op]);

/** True for what another node may do better. */
const isOfNode = (error: unknown): boolean =>
  error instanceof AppError && error.code.startsWith('node.') && !hasCode(error, 'node.closed');

/**
 * Reads an account's history to its end, a page after the other, from the node that has the most of it; when that fails, from the next.
 * Each page begins with the last record that is known: where the two differ (a block was undone, or the node counts in another way) a page of
 * what is known is read again, so that nothing is lost or doubled. @throws AppError request.cancelled, and of the nodes once all have failed
 */
export async function readHistory(input: ReadInput): Promise<ReadHistory> {
  const { accountId, nodes, signal } = input;
  const sources = await historySources(await nodes(), accountId, signal);
  let known = input.known;
  let failure: unknown = new AppError('node.unreachable');
  for (const source of sources) {
    try {
      return await readFrom(source, {
        ...input,
        known,
        onStep: (step) => {
          known = step;
          return input.onStep(step);
        },
      });
    } catch (error) {
      if (!isOfNode(error)) throw error;
      failure = error;
    }
  }
  throw failure;
}

async function readFrom(source: HistorySource, input: ReadInput): Promise<ReadHistory> {
  const { total, removed } = source;
  // A node with older operations than are known: all is read again, from its first on.
  const isOlder = input.known.records.length === 0 || removed + 1 < input.known.first;
  let known: ReadHistory = isOlder ? { first: removed + 1, records: [] } : input.known;
  let isTrue = isOlder;
  for (;;) {
    const last = known.first + known.records.length - 1;
    // A node that has less than is known takes nothing away: it lags, or keeps something back.
    if (last > total || (last === total && isTrue)) return known;
    const next = await nextPage(known, source, input);
    isTrue = next !== null;
    known = next ?? withoutLast(known);
  }
}

const withoutLast = ({ first, records }: ReadHistory): ReadHistory => ({
  first,
  records: records.slice(0, Math.max(0, records.length - PAGE)),
});

/** What is known with the next page; null where its end is not what the node has. */
async function nextPage(
  known: ReadHistory,
  source: HistorySource,
  { accountId, signal, onStep }: ReadInput,
): Promise<ReadHistory | null> {
  const { first, records } = known;
  const overlap = records.at(-1);
  const from = first + records.length - (overlap === undefined ? 0 : 1);
  const to = Math.min(from + PAGE - 1, source.total);
  const page = await readNumbers(source, accountId, { from, to, signal });
  // A node's answer may come after the reading was stopped.
  signal.throwIfAborted();
  const [begins] = page;
  if (overlap !== undefined && (begins === undefined || placeOf(begins) !== placeOf(overlap))) return null;
  const fresh = overlap === undefined ? page : page.slice(1);
  if (fresh.length === 0) return known;
  const next = { first, records: [...records, ...fresh] };
  await onStep({ ...next, changedFrom: records.length, total: source.total });
  return next;
}
