import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { hasFailed, usePending } from './pending.ts';

/** True when this device signed a cancellation of this order (1.7.x) that was not refused. */
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
