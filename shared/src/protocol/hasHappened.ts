import type { OperationRecord } from './records.ts';
import { sortedText } from './sortedText.ts';

/**
 * Whether a proposed operation stands in the history of its account as the chain's own, since `madeAt` (`YYYY-MM-DDTHH:MM:SS`, UTC): the
 * chain records it so when its proposal is carried out.
 */
export function hasHappened(
  [type, payload]: readonly [number, unknown],
  history: readonly OperationRecord[],
  madeAt: string,
): boolean {
  return history.some(
    ({ op, is_virtual, block_time = '' }) =>
      // Nodes of before version 7 do not say.
      is_virtual !== false &&
      op[0] === type &&
      block_time >= madeAt &&
      sortedText(op[1]) === sortedText(payload),
  );
}
