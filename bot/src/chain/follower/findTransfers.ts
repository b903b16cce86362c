import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { assetAmountSchema, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import * as v from 'valibot';

/** A transfer in a block. */
export interface FoundTransfer {
  readonly blockNum: number;
  readonly at: Date;
  /** block/transaction/operation. */
  readonly operation: string;
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
  readonly assetId: string;
  /**
   * Whether the issuer created the units for the recipient, as gateways credit a deposit; otherwise the sender had
   * them.
   */
  readonly isIssue: boolean;
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
 * The transfers and issued units of a block, in order. Transfers of an executed proposal are in no transaction, so a
 * payer who pays by proposals is missed. A malformed transfer is skipped: a block cannot be refused.
 */
export function findTransfers(block: WholeBlock, blockNum: number): FoundTransfer[] {
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

/** The recipient and amount of an operation; undefined for all but the two kinds. */
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
