import * as v from 'valibot';
import { transferHistory } from './operations/transfer.ts';

type RecordedTransfer = v.InferOutput<typeof transferHistory.schema>[1];

/** A recorded transfer with its members checked; undefined for another operation, and for a malformed one. */
export function readRecordedTransfer(operation: readonly [number, unknown]): RecordedTransfer | undefined {
  const parsed = v.safeParse(transferHistory.schema, operation);
  return parsed.success ? parsed.output[1] : undefined;
}
