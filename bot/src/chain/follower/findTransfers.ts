import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { assetAmountSchema, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import * as v from 'valibot';

/** A transfer as it stands in a block. */
export interface FoundTransfer {
  readonly blockNum: number;
  readonly at: Date;
  /** block/transaction/operation. */
  readonly operation: string;
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
  readonly assetId: string;
}

const transferSchema = v.object({
  from: objectIdOf('1.2'),
  to: objectIdOf('1.2'),
  amount: assetAmountSchema,
});

/**
 * The transfers of a block, in order. Those of an executed proposal stand in no transaction, so that a payer who pays by proposals is
 * not seen. An operation that is no transfer as the chain writes them is passed over: a block can't be refused.
 */
export function findTransfers(block: WholeBlock, blockNum: number): FoundTransfer[] {
  const at = new Date(`${block.timestamp}Z`);
  return block.transactions.flatMap(({ operations }, transactionIndex) =>
    operations.flatMap(([type, body], operationIndex) => {
      if (type !== operationType.transfer) return [];
      const transfer = v.safeParse(transferSchema, body);
      if (!transfer.success) return [];
      const { from, to, amount } = transfer.output;
      const operation = `${blockNum}/${transactionIndex}/${operationIndex}`;
      return [{ blockNum, at, operation, from, to, units: amount.amount, assetId: amount.asset_id }];
    }),
  );
}
