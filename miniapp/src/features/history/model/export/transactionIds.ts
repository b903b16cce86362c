import { getTransactionInBlock } from '@xbts/shared/actions/getTransactionInBlock.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Entry } from '@xbts/shared/ledger/entry.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { transactionId } from '@xbts/shared/protocol/transaction.ts';
import type { HistoryShelf, TransactionPlace } from '../statement/historyDatabase.ts';

/** Concurrent requests for transactions. */
const AT_ONCE = 4;

export const placeKey = ({ block, transaction }: TransactionPlace): string => `${block}/${transaction}`;

/** The places of the transactions of entries, without duplicates; the chain's own actions have none. */
export function placesOf(entries: readonly Entry[]): TransactionPlace[] {
  const signed = entries.filter(({ isVirtual }) => !isVirtual);
  return [...new Map(signed.map((entry) => [placeKey(entry), entry])).values()];
}

async function readId(
  reader: ChainReader,
  place: TransactionPlace,
  signal: AbortSignal,
): Promise<string | null> {
  const found = await getTransactionInBlock(reader, place, { signal });
  if (found === null) return null;
  try {
    return transactionId(blockCodec.transaction(found));
  } catch (error) {
    // The layout of a rare kind of operation is unknown: such a transaction is identified by its block and place.
    if (hasCode(error, 'transaction.malformed')) return null;
    throw error;
  }
}

export interface IdOptions {
  /** The store of ids, which lets a stopped export continue; null: none. */
  readonly shelf: Pick<HistoryShelf, 'idOf' | 'keepId'> | null;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/**
 * Ids of transactions by placeKey, computed from their bytes, since nodes do not return them. Absent when that is
 * impossible.
 */
export async function transactionIds(
  reader: ChainReader,
  places: readonly TransactionPlace[],
  { shelf, signal, onProgress }: IdOptions,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const take = async (place: TransactionPlace) => {
    const kept = await shelf?.idOf(place);
    const id = kept ?? (await readId(reader, place, signal));
    if (id === null) return;
    ids.set(placeKey(place), id);
    if (kept === undefined) await shelf?.keepId(place, id);
  };
  for (let start = 0; start < places.length; start += AT_ONCE) {
    signal.throwIfAborted();
    await Promise.all(places.slice(start, start + AT_ONCE).map(take));
    onProgress(Math.min(start + AT_ONCE, places.length), places.length);
  }
  return ids;
}
