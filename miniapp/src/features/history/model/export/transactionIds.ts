import { getTransactionInBlock } from '@xbts/shared/actions/getTransactionInBlock.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Entry } from '@xbts/shared/ledger/entry.ts';
import { blockCodec } from '@xbts/shared/protocol/blockCodec.ts';
import { transactionId } from '@xbts/shared/protocol/transaction.ts';
import type { HistoryShelf, TransactionPlace } from '../statement/historyDatabase.ts';

/** Transactions that are asked for at once. */
const AT_ONCE = 4;

export const placeKey = ({ block, transaction }: TransactionPlace): string => `${block}/${transaction}`;

/** The places of the transactions that entries stand in, each once; what the chain does by itself stands in none. */
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
    // Of a rare kind of operation the layout is not known: such a transaction is found by its block and place.
    if (hasCode(error, 'transaction.malformed')) return null;
    throw error;
  }
}

export interface IdOptions {
  /** Where ids are kept, so that an export that was stopped goes on where it was; null: nowhere. */
  readonly shelf: Pick<HistoryShelf, 'idOf' | 'keepId'> | null;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, all: number) => void;
}

/** Ids of transactions by placeKey, made from their bytes: a node does not tell them. Absent where that is not possible. */
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
