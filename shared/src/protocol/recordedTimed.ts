import * as v from 'valibot';
import { assetAmountSchema, objectIdOf, smallInt } from './objects.ts';
import { operationType } from './operationTypes.ts';
import { recorded } from './recordedTransfer.ts';
import { memoSchema } from './records.ts';
import { hashLockSchema } from './timedTransfers.ts';

const account = objectIdOf('1.2');
const timed = objectIdOf('1.16');
const amount = assetAmountSchema;

/** What is done with timed transfers, checked; apart from the other operations, since few screens need it. */
const recordedTimedSchema = v.union([
  recorded(operationType.htlc_create, {
    from: account,
    to: account,
    amount,
    preimage_hash: hashLockSchema,
    preimage_size: smallInt,
    claim_period_seconds: smallInt,
    extensions: v.optional(v.object({ memo: v.optional(memoSchema) })),
  }),
  recorded(operationType.htlc_redeem, { htlc_id: timed, redeemer: account, preimage: v.string() }),
  // Virtual. Nodes of before version 4 do not tell the secret, nor what came back.
  recorded(operationType.htlc_redeemed, {
    htlc_id: timed,
    from: account,
    to: account,
    redeemer: account,
    amount,
    preimage: v.optional(v.string()),
  }),
  recorded(operationType.htlc_extend, { htlc_id: timed, update_issuer: account, seconds_to_add: smallInt }),
  recorded(operationType.htlc_refund, { htlc_id: timed, to: account, htlc_amount: v.optional(amount) }),
]);

export type RecordedTimed = v.InferOutput<typeof recordedTimedSchema>;

/** A recorded operation about a timed transfer, with its members checked; undefined for any other, and for one that does not fit. */
export function readRecordedTimed(operation: readonly [number, unknown]): RecordedTimed | undefined {
  const parsed = v.safeParse(recordedTimedSchema, operation);
  return parsed.success ? parsed.output : undefined;
}
