import { isOfGateway } from '@xbts/shared/assets/issuers.ts';
import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { assetAmountSchema, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import * as v from 'valibot';
import type { Storage } from '../../storage/openStorage.ts';
import { watchedAmong } from '../../storage/repositories/accounts.ts';
import { awaitedAmong } from '../../storage/repositories/answeredRequests.ts';
import type { Payment } from '../../storage/repositories/payments.ts';
import type { ChainNames } from './chainNames.ts';
import type { BlockFindings } from './findings.ts';

/** Watchers of these kinds get notices of transfers to their accounts. */
const watchedKinds: readonly OfferedNotice[] = ['incomingTransfer', 'depositCredited'];

/** The payers' names by their ids. */
export type Payers = ReadonlyMap<string, string>;

export interface RangeDeps {
  readonly storage: Storage;
  readonly names: ChainNames;
  readonly payers: Payers;
}

/** A transfer as it is in a block. */
interface FoundTransfer {
  readonly blockNum: number;
  readonly at: Date;
  /** block/transaction/operation. */
  readonly operation: string;
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
  readonly assetId: string;
  /** Whether the units were made for the recipient by their issuer, as gateways credit a deposit; otherwise the sender had them. */
  readonly isIssue: boolean;
}

/** Whether a payer sent it; units that a payer issues are not part of a round. */
const isPayoutOf =
  (payers: Payers) =>
  ({ from, isIssue }: FoundTransfer): boolean =>
    payers.has(from) && !isIssue;

/** Names and units of the findings, all known. */
interface Known {
  nameOf(id: string): string;
  unitsOf(transfer: FoundTransfer): { units: bigint; symbol: string; precision: number };
  isDeposit(transfer: FoundTransfer): boolean;
  isAwaited(transfer: FoundTransfer): boolean;
}

/**
 * The findings in blocks, by block: all transfers of payers, and transfers to watched accounts or to accounts with open
 * requests. One database query covers all recipients; names and assets are read on demand.
 * @throws those of ChainClient.call, and storage.* codes
 */
export async function readRange(
  deps: RangeDeps,
  blocks: readonly WholeBlock[],
  firstNumber: number,
): Promise<BlockFindings[]> {
  const { storage, payers } = deps;
  const found = blocks.flatMap((block, index) => findTransfers(block, firstNumber + index));
  const isPayout = isPayoutOf(payers);
  const others = found.filter((each) => !isPayout(each));
  const ids = [...new Set(others.map(({ to }) => to))];
  const watched = await watchedAmong(storage.db, { kinds: watchedKinds, ids });
  const awaited = await awaitedAmong(storage.db, ids);
  const wanted = found.filter((each) => isPayout(each) || watched.has(each.to) || awaited.has(each.to));
  if (wanted.length === 0) return [];
  const known = await learn(deps, wanted);
  return [...Map.groupBy(wanted, ({ blockNum }) => blockNum).values()].map((rows) =>
    readBlock(rows, payers, { ...known, isAwaited: ({ to }) => awaited.has(to) }),
  );
}

async function learn(
  { names }: RangeDeps,
  wanted: readonly FoundTransfer[],
): Promise<Omit<Known, 'isAwaited'>> {
  const accounts = await names.accountNames(wanted.flatMap(({ from, to }) => [from, to]));
  const assets = await names.assets(wanted.map(({ assetId }) => assetId));
  return {
    nameOf: (id) => accounts.get(id) ?? id,
    unitsOf: ({ units, assetId }) => {
      const { symbol, precision } = assets.get(assetId) ?? { symbol: assetId, precision: 0 };
      return { units, symbol, precision };
    },
    isDeposit: ({ from, assetId, isIssue }) => {
      const asset = assets.get(assetId);
      return isIssue || (asset !== undefined && isOfGateway(asset.symbol) && asset.issuer === from);
    },
  };
}

/** The findings in one block. */
function readBlock(rows: readonly FoundTransfer[], payers: Payers, known: Known): BlockFindings {
  const { nameOf, unitsOf } = known;
  const isPayout = isPayoutOf(payers);
  const paid = rows.filter(isPayout);
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
      .filter((row) => !isPayout(row))
      .map((row) => ({
        operation: row.operation,
        fromName: nameOf(row.from),
        toId: row.to,
        toName: nameOf(row.to),
        isDeposit: known.isDeposit(row),
        assetId: row.assetId,
        isAwaited: known.isAwaited(row),
        ...unitsOf(row),
      })),
  };
}

const transferSchema = v.object({
  from: objectIdOf('1.2'),
  to: objectIdOf('1.2'),
  amount: assetAmountSchema,
});

const issueSchema = v.object({
  issuer: objectIdOf('1.2'),
  asset_to_issue: assetAmountSchema,
  issue_to_account: objectIdOf('1.2'),
});

/**
 * The transfers of a block and what was issued in it, in order. Those of an executed proposal are not in any transaction, so that a payer who pays by proposals is
 * not seen. An operation that is no transfer as the chain writes them is passed over: a block can't be refused.
 */
function findTransfers(block: WholeBlock, blockNum: number): FoundTransfer[] {
  const at = new Date(`${block.timestamp}Z`);
  return block.transactions.flatMap(({ operations }, transactionIndex) =>
    operations.flatMap(([type, body], operationIndex) => {
      const moved = readMoved(type, body);
      if (moved === undefined) return [];
      const { amount, ...facts } = moved;
      const operation = `${blockNum}/${transactionIndex}/${operationIndex}`;
      return [{ blockNum, at, operation, ...facts, units: amount.amount, assetId: amount.asset_id }];
    }),
  );
}

/** Who gets what by an operation; undefined for all but the two. */
function readMoved(type: number, body: unknown) {
  if (type === operationType.transfer) {
    const read = v.safeParse(transferSchema, body);
    return read.success ? { ...read.output, isIssue: false } : undefined;
  }
  const read = v.safeParse(issueSchema, body);
  if (type !== operationType.asset_issue || !read.success) return undefined;
  const { issuer, asset_to_issue: amount, issue_to_account: to } = read.output;
  return { from: issuer, to, amount, isIssue: true };
}
