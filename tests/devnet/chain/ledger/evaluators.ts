import { operationType as type } from '@xbts/shared/protocol/operationTypes.ts';
import type { Evaluator } from './evaluator.ts';
import { accountCreate } from './evaluators/accountCreate.ts';
import { accountUpdate } from './evaluators/accountUpdate.ts';
import { accountUpgrade } from './evaluators/accountUpgrade.ts';
import { accountWhitelist } from './evaluators/accountWhitelist.ts';
import { assetCreate } from './evaluators/assetCreate.ts';
import { assetFundFeePool } from './evaluators/assetFundFeePool.ts';
import { assetIssue } from './evaluators/assetIssue.ts';
import { assetReserve } from './evaluators/assetReserve.ts';
import { balanceClaim } from './evaluators/balanceClaim.ts';
import { htlcCreate } from './evaluators/htlcCreate.ts';
import { htlcExtend } from './evaluators/htlcExtend.ts';
import { htlcRedeem } from './evaluators/htlcRedeem.ts';
import { limitOrderCancel } from './evaluators/limitOrderCancel.ts';
import { limitOrderCreate } from './evaluators/limitOrderCreate.ts';
import { liquidityPoolCreate } from './evaluators/liquidityPoolCreate.ts';
import { liquidityPoolDelete } from './evaluators/liquidityPoolDelete.ts';
import { liquidityPoolDeposit } from './evaluators/liquidityPoolDeposit.ts';
import { liquidityPoolExchange } from './evaluators/liquidityPoolExchange.ts';
import { liquidityPoolUpdate } from './evaluators/liquidityPoolUpdate.ts';
import { liquidityPoolWithdraw } from './evaluators/liquidityPoolWithdraw.ts';
import { proposalCreate } from './evaluators/proposalCreate.ts';
import { proposalDelete } from './evaluators/proposalDelete.ts';
import { proposalUpdate } from './evaluators/proposalUpdate.ts';
import { transfer } from './evaluators/transfer.ts';
import { vestingBalanceCreate } from './evaluators/vestingBalanceCreate.ts';
import { vestingBalanceWithdraw } from './evaluators/vestingBalanceWithdraw.ts';
import type { StoredOperation } from './objects/operations.ts';
import type { OperationId, OperationOf } from './operationShapes.ts';

const evaluators: { readonly [Id in OperationId]: Evaluator<Id> } = {
  [type.transfer]: transfer,
  [type.limit_order_create]: limitOrderCreate,
  [type.limit_order_cancel]: limitOrderCancel,
  [type.account_create]: accountCreate,
  [type.account_update]: accountUpdate,
  [type.account_whitelist]: accountWhitelist,
  [type.account_upgrade]: accountUpgrade,
  [type.asset_create]: assetCreate,
  [type.asset_issue]: assetIssue,
  [type.asset_reserve]: assetReserve,
  [type.asset_fund_fee_pool]: assetFundFeePool,
  [type.proposal_create]: proposalCreate,
  [type.proposal_update]: proposalUpdate,
  [type.proposal_delete]: proposalDelete,
  [type.vesting_balance_create]: vestingBalanceCreate,
  [type.vesting_balance_withdraw]: vestingBalanceWithdraw,
  [type.balance_claim]: balanceClaim,
  [type.htlc_create]: htlcCreate,
  [type.htlc_redeem]: htlcRedeem,
  [type.htlc_extend]: htlcExtend,
  [type.liquidity_pool_create]: liquidityPoolCreate,
  [type.liquidity_pool_delete]: liquidityPoolDelete,
  [type.liquidity_pool_deposit]: liquidityPoolDeposit,
  [type.liquidity_pool_withdraw]: liquidityPoolWithdraw,
  [type.liquidity_pool_exchange]: liquidityPoolExchange,
  [type.liquidity_pool_update]: liquidityPoolUpdate,
};

/** The evaluator of a parsed operation, and its members as that evaluator expects them. */
export function evaluatorOf([id, members]: StoredOperation): {
  evaluator: Evaluator<OperationId>;
  members: OperationOf<OperationId>;
} {
  const evaluator: Evaluator<OperationId> = evaluators[id as OperationId];
  return { evaluator, members: members as OperationOf<OperationId> };
}
