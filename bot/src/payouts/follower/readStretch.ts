import type { Storage } from '../../storage/openStorage.ts';
import { watchedAmong } from '../../storage/repositories/accounts.ts';
import type { Payment } from '../../storage/repositories/payments.ts';
import { incomingTransfer } from '../kinds/incomingTransfer.ts';
import type { ReadBlock } from '../recordBlocks.ts';
import type { ChainNames } from './chainNames.ts';
import { type FoundTransfer, findTransfers } from './findTransfers.ts';
import type { FollowedBlock } from './readBlocks.ts';

/** The payers' names by their ids. */
export type Payers = ReadonlyMap<string, string>;

export interface StretchDeps {
  readonly storage: Storage;
  readonly names: ChainNames;
  readonly payers: Payers;
}

/**
 * What blocks hold for us, by block: all transfers of payers, and transfers to accounts that somebody watches. The database is asked
 * once for all recipients; names and assets are asked for only where they are needed.
 */
export async function readStretch(
  { storage, names, payers }: StretchDeps,
  blocks: readonly FollowedBlock[],
  firstNumber: number,
): Promise<ReadBlock[]> {
  const found = blocks.flatMap((block, index) => findTransfers(block, firstNumber + index));
  const paid = found.filter(({ from }) => payers.has(from));
  const others = found.filter(({ from }) => !payers.has(from));
  const watched = await watchedAmong(storage.db, {
    kind: incomingTransfer.name,
    ids: [...new Set(others.map(({ to }) => to))],
  });
  const told = others.filter(({ to }) => watched.has(to));
  const wanted = [...paid, ...told];
  if (wanted.length === 0) return [];
  const accounts = await names.accountNames([...wanted.map(({ to }) => to), ...told.map(({ from }) => from)]);
  const assets = await names.assets(wanted.map(({ assetId }) => assetId));
  const nameOf = (id: string) => accounts.get(id) ?? id;
  const unitsOf = ({ units, assetId }: FoundTransfer) => {
    const { symbol, precision } = assets.get(assetId) ?? { symbol: assetId, precision: 0 };
    return { units, symbol, precision };
  };
  const byBlock = Map.groupBy(wanted, ({ blockNum }) => blockNum);
  return [...byBlock].map(([blockNum, rows]) => ({
    blockNum,
    at: rows[0]?.at ?? new Date(0),
    payouts: [
      ...Map.groupBy(
        rows.filter(({ from }) => payers.has(from)),
        ({ from }) => from,
      ),
    ].map(([payerId, payments]) => ({
      payerId,
      payerName: payers.get(payerId) ?? payerId,
      payments: payments.map((each): Payment => {
        const { operation, to, assetId } = each;
        return { operation, accountId: to, accountName: nameOf(to), assetId, ...unitsOf(each) };
      }),
    })),
    transfers: rows
      .filter(({ from }) => !payers.has(from))
      .map((each) => ({
        operation: each.operation,
        fromName: nameOf(each.from),
        toId: each.to,
        toName: nameOf(each.to),
        ...unitsOf(each),
      })),
  }));
}
