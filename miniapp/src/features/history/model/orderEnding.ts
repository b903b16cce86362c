import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { TimedOperation } from '../../accounts/model/historyPages.ts';
import type { OrderEvent } from './describeOperation.ts';

type Known = Pick<TimedOperation, 'op' | 'block_num' | 'is_virtual'>;

/**
 * Why the chain cancelled an order by itself, undefined where its owner did: a rest that would buy nothing ends with the fill that left
 * it, in the same block; everything else has expired (chain.md §9).
 */
export function orderEnding(record: Known, records: readonly Known[]): OrderEvent['ending'] {
  const [type, { order }] = record.op;
  if (type !== operationType.limit_order_cancel || record.is_virtual !== true) return undefined;
  const isRest = records.some(
    ({ op, block_num }) =>
      op[0] === operationType.fill_order && op[1].order_id === order && block_num === record.block_num,
  );
  return isRest ? 'rest' : 'expired';
}
