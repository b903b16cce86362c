import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { watchedAmong } from '../../storage/repositories/accounts.ts';
import type { Payment } from '../../storage/repositories/payments.ts';
import type { ChainNames } from './chainNames.ts';
import type { BlockFindings } from './findings.ts';
import { type FoundTransfer, findTransfers } from './findTransfers.ts';

/** Watchers who chose this kind are told about transfers to their accounts. */
const watchedKind: OfferedNotice = 'incomingTransfer';

/** The payers' names by their ids. */
export type Payers = ReadonlyMap<string, string>;

export interface RangeDeps {
  readonly storage: Storage;
  readonly names: ChainNames;
  readonly payers: Payers;
}

/** Names and units of what was found, all of them known. */
interface Known {
  nameOf(id: string): string;
  unitsOf(transfer: FoundTransfer): { units: bigint; symbol: string; precision: number };
}

/**
 * What blocks hold for us, by block: all transfers of payers, and transfers to accounts that somebody watches. The database is asked
 * once for all recipients; names and assets are asked for only where they are needed.
 * @throws those of ChainClient.call, and storage.* codes
 */
export async function readRange(
  deps: RangeDeps,
  blocks: readonly WholeBlock[],
  firstNumber: number,
): Promise<BlockFindings[]> {
  const { storage, payers } = deps;
  const found = blocks.flatMap((block, index) => findTransfers(block, firstNumber + index));
  const others = found.filter(({ from }) => !payers.has(from));
  const watched = await watchedAmong(storage.db, {
    kind: watchedKind,
    ids: [...new Set(others.map(({ to }) => to))],
  });
  const wanted = found.filter(({ from, to }) => payers.has(from) || watched.has(to));
  if (wanted.length === 0) return [];
  const known = await learn(deps, wanted);
  return [...Map.groupBy(wanted, ({ blockNum }) => blockNum).values()].map((rows) =>
    readBlock(rows, payers, known),
  );
}

async function learn({ names, payers }: RangeDeps, wanted: readonly FoundTransfer[]): Promise<Known> {
  const accounts = await names.accountNames(
    wanted.flatMap(({ from, to }) => (payers.has(from) ? [to] : [from, to])),
  );
  const assets = await names.assets(wanted.map(({ assetId }) => assetId));
  return {
    nameOf: (id) => accounts.get(id) ?? id,
    unitsOf: ({ units, assetId }) => {
      const { symbol, precision } = assets.get(assetId) ?? { symbol: assetId, precision: 0 };
      return { units, symbol, precision };
    },
  };
}

/** Everything wanted of one block. */
function readBlock(rows: readonly FoundTransfer[], payers: Payers, known: Known): BlockFindings {
  const { nameOf, unitsOf } = known;
  const paid = rows.filter(({ from }) => payers.has(from));
  const paymentOf = (row: FoundTransfer): Payment => ({
    operation: row.operation,
    accountId: row.to,
    accountName: nameOf(row.to),
    assetId: row.assetId,
    ...unitsOf(row),
  });
  return {
    blockNum: rows[0]?.blockNum ?? 0,
    at: rows[0]?.at ?? new Date(0),
    payouts: [...Map.groupBy(paid, ({ from }) => from)].map(([payerId, payments]) => ({
      payerId,
      payerName: payers.get(payerId) ?? payerId,
      payments: payments.map(paymentOf),
    })),
    transfers: rows
      .filter(({ from }) => !payers.has(from))
      .map((row) => ({
        operation: row.operation,
        fromName: nameOf(row.from),
        toId: row.to,
        toName: nameOf(row.to),
        ...unitsOf(row),
      })),
  };
}
