import type { OperationRecord } from './records.ts';
import { sortedText } from './sortedText.ts';

/**
 * Whether the account's history contains a proposed operation as virtual since `madeAt` (`YYYY-MM-DDTHH:MM:SS`, UTC):
 * the chain records it so when it executes the proposal.
 */
export function hasHappened(
  [type, payload]: readonly [number, unknown],
  history: readonly OperationRecord[],
  madeAt: string,
): boolean {
  return history.some(
    ({ op, is_virtual, block_time = '' }) =>
      // Nodes before version 7 omit it.
      is_virtual !== false &&
      op[0] === type &&
      block_time >= madeAt &&
      sortedText(op[1]) === sortedText(payload),
  );
}
