import { AppError } from '@xbts/shared/errors/appError.ts';
import type { AssetAmount, Operation, OperationPayloads } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { MessageKey } from '../../../i18n/messages.ts';

/** What an operation does to the account that signs it. */
export interface Movement {
  readonly leaves: readonly AssetAmount[];
  /** At the least. */
  readonly arrives: readonly AssetAmount[];
  /** The account that is paid, by its id. */
  readonly toId: string | null;
  /** What changes beside money, in words. */
  readonly change?: MessageKey;
}

/** How each operation of the worker's list is shown; one that is not here can't be reviewed, and so not signed. */
const movements: { [Type in keyof OperationPayloads]?: (operation: OperationPayloads[Type]) => Movement } = {
  [operationType.transfer]: ({ amount, to }) => ({ leaves: [amount], arrives: [], toId: to }),
  [operationType.account_update]: () => ({
    leaves: [],
    arrives: [],
    toId: null,
    change: 'review.newPassword',
  }),
};

function movementOfType<Type extends keyof OperationPayloads>(
  type: Type,
  payload: OperationPayloads[Type],
): Movement | undefined {
  return movements[type]?.(payload);
}

/** What an operation moves. @throws AppError signer.operation_not_allowed */
export function movementOf([type, payload]: Operation): Movement {
  const movement = movementOfType(type, payload);
  if (movement === undefined) throw new AppError('signer.operation_not_allowed', { type });
  return movement;
}
