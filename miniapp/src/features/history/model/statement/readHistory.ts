import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { TimedRecord } from '@xbts/shared/ledger/entry.ts';
import { type HistorySource, historySources, readNumbers } from './historySource.ts';

/** The read part of an account's history: without a gap, the oldest first. */
export interface ReadHistory {
  /** The number of the first record; 1: it is the account's very first operation. */
  readonly first: number;
  readonly records: readonly TimedRecord[];
}

export const nothingRead: ReadHistory = { first: 1, records: [] };

/** One step of the read: the known part, the first new record, and the total number of operations. */
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

/** chain.md §2: a node's limit per answer. */
export const PAGE = 100;

/** Each node counts operations itself; the place on the chain is the same on all. */
const placeOf = ({ block_num, trx_in_block, op_in_trx, op }: TimedRecord): string =>
  JSON.stringify([block_num, trx_in_block, op_in_trx, op]);

/** True for errors that another node may not have. */
const isOfNode = (error: unknown): boolean =>
  error instanceof AppError && error.code.startsWith('node.') && !hasCode(error, 'node.closed');

/**
 * Reads an account's whole history page by page from the node with the longest one; after a failure, from the next.
 * Each page begins with the last known record: when the two differ (a block was undone, or the node counts differently)
 * a page of known records is read again, so that nothing is lost or doubled. @throws AppError request.cancelled, and of
 * the nodes once all have failed
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
  // A node with older operations than the known ones: all is read again, from its first.
  const isOlder = input.known.records.length === 0 || removed + 1 < input.known.first;
  let known: ReadHistory = isOlder ? { first: removed + 1, records: [] } : input.known;
  let isTrue = isOlder;
  for (;;) {
    const last = known.first + known.records.length - 1;
    // A node with fewer operations removes nothing: it lags, or withholds some.
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

/** The known part plus the next page; null when its end differs from the node's. */
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
  // A node's answer may come after a stop.
  signal.throwIfAborted();
  const [begins] = page;
  if (overlap !== undefined && (begins === undefined || placeOf(begins) !== placeOf(overlap))) return null;
  const fresh = overlap === undefined ? page : page.slice(1);
  if (fresh.length === 0) return known;
  const next = { first, records: [...records, ...fresh] };
  await onStep({ ...next, changedFrom: records.length, total: source.total });
  return next;
}
