import type { Operation, OperationPayloads } from './operations.ts';
import { operationType } from './operationTypes.ts';

/**
 * The operations that the signer's worker signs, each with the account that pays and must be the unlocked one. Whatever is not in this
 * table is refused, whoever asks; a screen that needs another operation adds its line here.
 */
const payers: { [Type in keyof OperationPayloads]?: (operation: OperationPayloads[Type]) => string } = {
  [operationType.transfer]: (transfer) => transfer.from,
  [operationType.limit_order_create]: (create) => create.seller,
  [operationType.limit_order_cancel]: (cancel) => cancel.fee_paying_account,
  // Only as a change of password that the worker prepared (passwordChange.ts), of votes (gate/votes.ts) or of who signs (gate/authorityChange.ts).
  [operationType.account_update]: (update) => update.account,
  [operationType.account_upgrade]: (upgrade) => upgrade.account_to_upgrade,
  [operationType.asset_create]: (create) => create.issuer,
  // Only such as gate/proposals.ts lets through.
  [operationType.proposal_create]: (create) => create.fee_paying_account,
  [operationType.proposal_update]: (update) => update.fee_paying_account,
  [operationType.proposal_delete]: (remove) => remove.fee_paying_account,
  [operationType.vesting_balance_create]: (create) => create.creator,
  [operationType.vesting_balance_withdraw]: (withdraw) => withdraw.owner,
  [operationType.htlc_create]: (create) => create.from,
  [operationType.htlc_redeem]: (redeem) => redeem.redeemer,
  [operationType.htlc_extend]: (extend) => extend.update_issuer,
  [operationType.liquidity_pool_create]: (create) => create.account,
  [operationType.liquidity_pool_delete]: (remove) => remove.account,
  [operationType.liquidity_pool_deposit]: (deposit) => deposit.account,
  [operationType.liquidity_pool_withdraw]: (withdraw) => withdraw.account,
  [operationType.liquidity_pool_exchange]: (exchange) => exchange.account,
};

function payerOfType<Type extends keyof OperationPayloads>(
  type: Type,
  payload: OperationPayloads[Type],
): string | undefined {
  return payers[type]?.(payload);
}

/** The account that an operation is paid by and acts for, 1.2.x; undefined for one that is never signed. */
export const payerOf = ([type, payload]: Operation): string | undefined => payerOfType(type, payload);
