import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { hasFailed, usePending } from './pending.ts';

/** Whether a cancellation of this order (1.7.x) was signed on this device, and not refused since. */
export const isCancelledHere = (orderId: string): boolean =>
  usePending
    .getState()
    .transactions.some(
      (each) =>
        !hasFailed(each) &&
        each.signed.operations.some(
          ([type, payload]) => type === operationType.limit_order_cancel && payload.order === orderId,
        ),
    );
