import { chainTime } from '@xbts/shared/protocol/objects.ts';
import { operationRecordSchema } from '@xbts/shared/protocol/records.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { HISTORY_DATABASE } from './historyDatabaseName.ts';
import { nothingRead, PAGE, type ReadHistory } from './readHistory.ts';

/** Stored history: of an account on a chain, a page of records by its place. */
type PageKey = [chainId: string, accountId: string, page: number];

type TransactionKey = [chainId: string, block: number, place: number];

interface HistoryDatabase extends DBSchema {
  pages: { key: PageKey; value: unknown };
  /** Ids of transactions by chain, block and place in it. */
  transactions: { key: TransactionKey; value: string };
}

/** The browser's storage is untrusted input. */
const pageSchema = v.object({
  first: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  rows: v.pipe(
    v.array(v.object({ ...operationRecordSchema.entries, block_time: chainTime })),
    v.maxLength(PAGE),
  ),
});

/** The store of one account's history. */
export interface HistoryShelf {
  /** The stored records, up to the first incomplete page. */
  load(): Promise<ReadHistory>;
  /** Stores a history whose records from `changedFrom` on are new, in one transaction. */
  save(history: ReadHistory, changedFrom: number): Promise<void>;
  /** The stored id of a transaction. */
  idOf(place: TransactionPlace): Promise<string | undefined>;
  keepId(place: TransactionPlace, id: string): Promise<void>;
}

/** A transaction's place on the chain. */
export interface TransactionPlace {
  readonly block: number;
  readonly transaction: number;
}

function openHistory(): Promise<IDBPDatabase<HistoryDatabase>> {
  return openDB<HistoryDatabase>(HISTORY_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('pages');
      database.createObjectStore('transactions');
    },
    // Another tab deletes it, or brings a newer layout, and must not wait for this one.
    blocking: (_before, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

/** Opens the shelf of an account. Rejects where the browser denies its storage. */
export async function openShelf(chainId: string, accountId: string): Promise<HistoryShelf> {
  const database = await openHistory();
  const key = (page: number): PageKey => [chainId, accountId, page];
  const range = (from: number) => IDBKeyRange.bound(key(from), key(Number.MAX_SAFE_INTEGER));
  return {
    load: async () => joined(await database.getAll('pages', range(0))),
    async save({ first, records }, changedFrom) {
      const transaction = database.transaction('pages', 'readwrite');
      const start = Math.floor(changedFrom / PAGE);
      const writes: Promise<unknown>[] = [transaction.store.delete(range(start))];
      for (let page = start; page * PAGE < records.length; page += 1) {
        const rows = records.slice(page * PAGE, (page + 1) * PAGE);
        writes.push(transaction.store.put({ first, rows }, key(page)));
      }
      await Promise.all([...writes, transaction.done]);
    },
    idOf: ({ block, transaction }) => database.get('transactions', [chainId, block, transaction]),
    async keepId({ block, transaction }, id) {
      await database.put('transactions', id, [chainId, block, transaction]);
    },
  };
}

function joined(pages: readonly unknown[]): ReadHistory {
  let history = nothingRead;
  for (const page of pages) {
    const parsed = v.safeParse(pageSchema, page);
    const isBegin = history.records.length === 0;
    if (!parsed.success || (!isBegin && parsed.output.first !== history.first)) break;
    history = { first: parsed.output.first, records: [...history.records, ...parsed.output.rows] };
    if (parsed.output.rows.length < PAGE) break;
  }
  return history;
}
