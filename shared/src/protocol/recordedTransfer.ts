import * as v from 'valibot';
import { assetAmountSchema, objectIdOf } from './objects.ts';
import { operationType } from './operationTypes.ts';
import { memoSchema } from './records.ts';

/** One operation of history or of a block: its number with the members it must have. */
export const recorded = <const T extends number, M extends v.ObjectEntries>(type: T, members: M) =>
  v.tuple([v.literal(type), v.object({ fee: assetAmountSchema, ...members })]);

const account = objectIdOf('1.2');

/** A transfer of history or of a block, checked: amounts as bigint. */
export const recordedTransferSchema = recorded(operationType.transfer, {
  from: account,
  to: account,
  amount: assetAmountSchema,
  memo: v.optional(memoSchema),
});

type RecordedTransfer = v.InferOutput<typeof recordedTransferSchema>[1];

/** A recorded transfer with its members checked; undefined for another operation, and for one that does not fit. */
export function readRecordedTransfer(operation: readonly [number, unknown]): RecordedTransfer | undefined {
  const parsed = v.safeParse(recordedTransferSchema, operation);
  return parsed.success ? parsed.output[1] : undefined;
}
