import { literal, safeParse, tuple } from 'valibot';
import { type ChainAmount, objectIdOf } from '../protocol/objects.ts';
import { operationType } from '../protocol/operationTypes.ts';
import type { RecordedTimed } from '../protocol/recordedTimed.ts';
import type { OperationRecord } from '../protocol/records.ts';
import type { Told } from './told.ts';

/** A timed transfer to the account that waits for its secret. */
export interface Awaited {
  readonly from: string;
  readonly amount: ChainAmount;
}

const timedResult = tuple([literal(1), objectIdOf('1.16')]);

/**
 * What timed transfers did to the account `me`: what it locked stays its own until the secret comes. The chain does not tell a recipient
 * who gives the secret himself how much that brought, so that `awaited`, which is added to, has to know it since the beginning.
 */
export function timedToldBy(
  [type, op]: RecordedTimed,
  result: OperationRecord['result'],
  me: string,
  awaited: Map<string, Awaited>,
): Told {
  switch (type) {
    case operationType.htlc_create: {
      const made = safeParse(timedResult, result);
      if (op.to === me && made.success) awaited.set(made.output[1], { from: op.from, amount: op.amount });
      return op.from === me ? { counterparty: op.to, ordered: op.amount } : { counterparty: op.from };
    }
    case operationType.htlc_redeem: {
      const taken = awaited.get(op.htlc_id);
      return taken === undefined ? {} : { counterparty: taken.from, got: [taken.amount] };
    }
    case operationType.htlc_redeemed:
      if (op.from === me) return { counterparty: op.to, gave: [op.amount] };
      return op.to === me ? { counterparty: op.from, got: [op.amount] } : { counterparty: op.to };
    case operationType.htlc_extend:
      return {};
    case operationType.htlc_refund:
      return op.htlc_amount === undefined ? { isWhole: false } : { returned: op.htlc_amount };
  }
}
