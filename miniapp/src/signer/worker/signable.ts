import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Operation, OperationPayloads } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';

/**
 * The operations that the worker signs, each with the account that pays and must be the unlocked one. Whatever is not
 * in this table is refused, whoever asks; a screen that needs another operation adds its line here.
 */
const payers: { [Type in keyof OperationPayloads]?: (operation: OperationPayloads[Type]) => string } = {
  [operationType.transfer]: (transfer) => transfer.from,
  [operationType.limit_order_create]: (create) => create.seller,
  [operationType.limit_order_cancel]: (cancel) => cancel.fee_paying_account,
  // Only as a change of password that the worker prepared (passwordChange.ts), or as a change of votes (gate/votes.ts).
  [operationType.account_update]: (update) => update.account,
  [operationType.account_upgrade]: (upgrade) => upgrade.account_to_upgrade,
  [operationType.asset_create]: (create) => create.issuer,
  [operationType.vesting_balance_create]: (create) => create.creator,
  [operationType.vesting_balance_withdraw]: (withdraw) => withdraw.owner,
  [operationType.liquidity_pool_create]: (create) => create.account,
  [operationType.liquidity_pool_delete]: (remove) => remove.account,
  [operationType.liquidity_pool_deposit]: (deposit) => deposit.account,
  [operationType.liquidity_pool_withdraw]: (withdraw) => withdraw.account,
  [operationType.liquidity_pool_exchange]: (exchange) => exchange.account,
};

function payerOf<Type extends keyof OperationPayloads>(
  type: Type,
  payload: OperationPayloads[Type],
): string | undefined {
  return payers[type]?.(payload);
}

/**
 * Lets through operations on the list whose payer is the given account.
 * @throws AppError signer.nothing_to_sign, signer.operation_not_allowed, signer.foreign_payer
 */
export function assertSignable(operations: readonly Operation[], accountId: string): void {
  if (operations.length === 0) throw new AppError('signer.nothing_to_sign');
  for (const [type, payload] of operations) {
    const payer = payerOf(type, payload);
    if (payer === undefined) throw new AppError('signer.operation_not_allowed', { type });
    if (payer !== accountId) throw new AppError('signer.foreign_payer', { payer });
  }
}
