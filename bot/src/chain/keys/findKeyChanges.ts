import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import * as v from 'valibot';

/** A change of who signs for an account, as it is in a block. */
export interface FoundKeyChange {
  /** block/transaction/operation. */
  readonly operation: string;
  readonly at: Date;
  readonly accountId: string;
  /** Whether the owner's authority was replaced, which alone can take the account back. */
  readonly isOwner: boolean;
}

const update = v.object({
  account: objectIdOf('1.2'),
  owner: v.optional(v.unknown()),
  active: v.optional(v.unknown()),
});

/**
 * The updates of accounts that replace an owner or active authority, in order; votes and memo keys alone are none. What an executed proposal
 * changes is not in any transaction. An operation that is no update as the chain writes them is passed over: a block can't be refused.
 */
export function findKeyChanges(blocks: readonly WholeBlock[], firstNumber: number): FoundKeyChange[] {
  return blocks.flatMap(({ transactions, timestamp }, index) =>
    transactions.flatMap(({ operations }, transactionIndex) =>
      operations.flatMap(([type, body], operationIndex) => {
        const read = v.safeParse(update, body);
        if (type !== operationType.account_update || !read.success) return [];
        const { account, owner, active } = read.output;
        if (owner === undefined && active === undefined) return [];
        const operation = `${firstNumber + index}/${transactionIndex}/${operationIndex}`;
        return [
          { operation, at: new Date(`${timestamp}Z`), accountId: account, isOwner: owner !== undefined },
        ];
      }),
    ),
  );
}
