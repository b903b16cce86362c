import type { Ledger } from '../ledger/ledger.ts';
import type { DynamicGlobalProperties } from '../ledger/objects/properties.ts';

/** The head at a moment (epoch milliseconds): the newest block that is not younger. */
export function headAsOf(
  ledger: Ledger,
  head: DynamicGlobalProperties,
  latestMs: number,
): DynamicGlobalProperties {
  let number = head.head_block_number;
  const timeMs = (): number => Date.parse(`${ledger.block(number)?.timestamp}Z`);
  while (number > 1 && timeMs() > latestMs) number -= 1;
  const block = ledger.block(number);
  if (block === undefined) return head;
  return {
    ...head,
    head_block_number: number,
    head_block_id: ledger.blockId(number) ?? head.head_block_id,
    time: block.timestamp,
    current_witness: block.witness,
    last_irreversible_block_num: Math.min(head.last_irreversible_block_num, number),
  };
}
