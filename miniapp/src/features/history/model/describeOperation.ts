import { assetAmountSchema, type ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { Listing } from '@xbts/shared/protocol/operations/history.ts';
import { listingOf, readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';

/** An operation from an account's point of view. */
export interface Description extends Omit<Listing, 'direction' | 'counterparty' | 'movements' | 'memo'> {
  type: number;
  direction: 'in' | 'out' | null;
  /** Id of the other account. */
  counterparty: string | null;
  movements: NonNullable<Listing['movements']>;
  memo: NonNullable<Listing['memo']> | null;
  /** The network fee; for a fill the market fee. */
  fee: ChainAmount | null;
}

/**
 * A historical operation from the point of view of the account with this id. Kinds without details give only type and
 * fee.
 */
export function describeOperation(
  { op, result }: Pick<OperationRecord, 'op' | 'result'>,
  me: string,
): Description {
  const known = readRecordedOperation(op);
  const fee = v.safeParse(assetAmountSchema, op[1].fee);
  return {
    type: op[0],
    direction: null,
    counterparty: null,
    movements: [],
    memo: null,
    fee: fee.success ? fee.output : null,
    ...(known === undefined ? {} : listingOf(known, { me, result })),
  };
}
