import { type AccountCreate, accountCreate, accountCreateHistory } from './operations/accountCreate.ts';
import { type AccountUpdate, accountUpdate, accountUpdateHistory } from './operations/accountUpdate.ts';
import { type AccountUpgrade, accountUpgrade, accountUpgradeHistory } from './operations/accountUpgrade.ts';
import {
  type AccountWhitelist,
  accountWhitelist,
  accountWhitelistHistory,
} from './operations/accountWhitelist.ts';
import { type AssetCreate, assetCreate, assetCreateHistory } from './operations/assetCreate.ts';
import {
  type AssetFundFeePool,
  assetFundFeePool,
  assetFundFeePoolHistory,
} from './operations/assetFundFeePool.ts';
import { type AssetIssue, assetIssue, assetIssueHistory } from './operations/assetIssue.ts';
import { type AssetReserve, assetReserve, assetReserveHistory } from './operations/assetReserve.ts';
import { type BalanceClaim, balanceClaim, balanceClaimHistory } from './operations/balanceClaim.ts';
import type { KnownOperation, SignedOperation } from './operations/definition.ts';
import type { LaterFact } from './operations/facts.ts';
import { fillOrderHistory } from './operations/fillOrder.ts';
import type { AnyHistory } from './operations/history.ts';
import { type HtlcCreate, htlcCreate, htlcCreateHistory } from './operations/htlcCreate.ts';
import { type HtlcExtend, htlcExtend, htlcExtendHistory } from './operations/htlcExtend.ts';
import { type HtlcRedeem, htlcRedeem, htlcRedeemHistory } from './operations/htlcRedeem.ts';
import { htlcRedeemedHistory } from './operations/htlcRedeemed.ts';
import { htlcRefundHistory } from './operations/htlcRefund.ts';
import {
  type LimitOrderCancel,
  limitOrderCancel,
  limitOrderCancelHistory,
} from './operations/limitOrderCancel.ts';
import {
  type LimitOrderCreate,
  limitOrderCreate,
  limitOrderCreateHistory,
} from './operations/limitOrderCreate.ts';
import {
  type LimitOrderUpdate,
  limitOrderUpdate,
  limitOrderUpdateHistory,
} from './operations/limitOrderUpdate.ts';
import {
  type LiquidityPoolCreate,
  liquidityPoolCreate,
  liquidityPoolCreateHistory,
} from './operations/liquidityPoolCreate.ts';
import {
  type LiquidityPoolDelete,
  liquidityPoolDelete,
  liquidityPoolDeleteHistory,
} from './operations/liquidityPoolDelete.ts';
import {
  type LiquidityPoolDeposit,
  liquidityPoolDeposit,
  liquidityPoolDepositHistory,
} from './operations/liquidityPoolDeposit.ts';
import {
  type LiquidityPoolExchange,
  liquidityPoolExchange,
  liquidityPoolExchangeHistory,
} from './operations/liquidityPoolExchange.ts';
import {
  type LiquidityPoolUpdate,
  liquidityPoolUpdate,
  liquidityPoolUpdateHistory,
} from './operations/liquidityPoolUpdate.ts';
import {
  type LiquidityPoolWithdraw,
  liquidityPoolWithdraw,
  liquidityPoolWithdrawHistory,
} from './operations/liquidityPoolWithdraw.ts';
import { type ProposalCreate, proposalCreate, proposalCreateHistory } from './operations/proposalCreate.ts';
import { type ProposalDelete, proposalDelete, proposalDeleteHistory } from './operations/proposalDelete.ts';
import { type ProposalUpdate, proposalUpdate, proposalUpdateHistory } from './operations/proposalUpdate.ts';
import { type Transfer, transfer, transferHistory } from './operations/transfer.ts';
import {
  type VestingBalanceCreate,
  vestingBalanceCreate,
  vestingBalanceCreateHistory,
} from './operations/vestingBalanceCreate.ts';
import {
  type VestingBalanceWithdraw,
  vestingBalanceWithdraw,
  vestingBalanceWithdrawHistory,
} from './operations/vestingBalanceWithdraw.ts';
import { type OperationName, operationType } from './operationTypes.ts';

/** The payload of each known operation, by its number (chain.md §5: member order is packing order). */
export interface OperationPayloads {
  0: Transfer;
  1: LimitOrderCreate;
  2: LimitOrderCancel;
  5: AccountCreate;
  6: AccountUpdate;
  7: AccountWhitelist;
  8: AccountUpgrade;
  10: AssetCreate;
  14: AssetIssue;
  15: AssetReserve;
  16: AssetFundFeePool;
  22: ProposalCreate<Operation>;
  23: ProposalUpdate;
  24: ProposalDelete;
  32: VestingBalanceCreate;
  33: VestingBalanceWithdraw;
  37: BalanceClaim;
  49: HtlcCreate;
  50: HtlcRedeem;
  52: HtlcExtend;
  59: LiquidityPoolCreate;
  60: LiquidityPoolDelete;
  61: LiquidityPoolDeposit;
  62: LiquidityPoolWithdraw;
  63: LiquidityPoolExchange;
  75: LiquidityPoolUpdate;
  77: LimitOrderUpdate;
}

/** The number of an operation with a known payload. */
export type KnownType = keyof OperationPayloads;

/** One operation with its number: `OperationOf<0>` is a transfer. */
export type OperationOf<T extends KnownType> = [T, OperationPayloads[T]];

/** Any operation with a known payload. */
export type Operation = { [T in KnownType]: OperationOf<T> }[KnownType];

/** The operations that the signer's worker signs. All others are refused. */
export const signable = [
  'transfer',
  'limit_order_create',
  'limit_order_cancel',
  // Only as a change of password that the worker prepared (passwordChange.ts), of votes (gate/votes.ts) or of signers
  // (gate/authorityChange.ts).
  'account_update',
  'account_upgrade',
  'asset_create',
  // Only those that gate/proposals.ts allows.
  'proposal_create',
  'proposal_update',
  'proposal_delete',
  'vesting_balance_create',
  'vesting_balance_withdraw',
  'htlc_create',
  'htlc_redeem',
  'htlc_extend',
  'liquidity_pool_create',
  'liquidity_pool_delete',
  'liquidity_pool_deposit',
  'liquidity_pool_withdraw',
  'liquidity_pool_exchange',
] as const satisfies readonly OperationName[];

/** The number of a signable operation. */
export type SignableType = (typeof operationType)[(typeof signable)[number]];

type Operations = {
  readonly [T in KnownType]: T extends SignableType
    ? SignedOperation<OperationPayloads[T]>
    : KnownOperation<OperationPayloads[T]>;
};

/** Everything known about each operation. */
export const operations = {
  [operationType.transfer]: transfer,
  [operationType.limit_order_create]: limitOrderCreate,
  [operationType.limit_order_cancel]: limitOrderCancel,
  [operationType.account_create]: accountCreate,
  [operationType.account_update]: accountUpdate,
  [operationType.account_whitelist]: accountWhitelist,
  [operationType.account_upgrade]: accountUpgrade,
  [operationType.asset_create]: assetCreate,
  [operationType.asset_issue]: assetIssue,
  [operationType.asset_reserve]: assetReserve,
  [operationType.asset_fund_fee_pool]: assetFundFeePool,
  [operationType.proposal_create]: proposalCreate,
  [operationType.proposal_update]: proposalUpdate,
  [operationType.proposal_delete]: proposalDelete,
  [operationType.vesting_balance_create]: vestingBalanceCreate,
  [operationType.vesting_balance_withdraw]: vestingBalanceWithdraw,
  [operationType.balance_claim]: balanceClaim,
  [operationType.htlc_create]: htlcCreate,
  [operationType.htlc_redeem]: htlcRedeem,
  [operationType.htlc_extend]: htlcExtend,
  [operationType.liquidity_pool_create]: liquidityPoolCreate,
  [operationType.liquidity_pool_delete]: liquidityPoolDelete,
  [operationType.liquidity_pool_deposit]: liquidityPoolDeposit,
  [operationType.liquidity_pool_withdraw]: liquidityPoolWithdraw,
  [operationType.liquidity_pool_exchange]: liquidityPoolExchange,
  [operationType.liquidity_pool_update]: liquidityPoolUpdate,
  [operationType.limit_order_update]: limitOrderUpdate,
} satisfies Operations;

/** The kinds of facts in reviews: each has a sentence in every language. */
export type FactKind =
  | ReturnType<(typeof operations)[SignableType]['says']>[number]['kind']
  | LaterFact['kind'];

/** The numbers of virtual operations, which occur in histories but not in transactions. */
export const virtualTypes = [
  operationType.fill_order,
  operationType.htlc_redeemed,
  operationType.htlc_refund,
] as const;

type Histories = { readonly [T in KnownType | (typeof virtualTypes)[number]]: AnyHistory };

/** The effect of each operation in a history. */
export const histories = {
  [operationType.transfer]: transferHistory,
  [operationType.limit_order_create]: limitOrderCreateHistory,
  [operationType.limit_order_cancel]: limitOrderCancelHistory,
  [operationType.fill_order]: fillOrderHistory,
  [operationType.account_create]: accountCreateHistory,
  [operationType.account_update]: accountUpdateHistory,
  [operationType.account_whitelist]: accountWhitelistHistory,
  [operationType.account_upgrade]: accountUpgradeHistory,
  [operationType.asset_create]: assetCreateHistory,
  [operationType.asset_issue]: assetIssueHistory,
  [operationType.asset_reserve]: assetReserveHistory,
  [operationType.asset_fund_fee_pool]: assetFundFeePoolHistory,
  [operationType.proposal_create]: proposalCreateHistory,
  [operationType.proposal_update]: proposalUpdateHistory,
  [operationType.proposal_delete]: proposalDeleteHistory,
  [operationType.vesting_balance_create]: vestingBalanceCreateHistory,
  [operationType.vesting_balance_withdraw]: vestingBalanceWithdrawHistory,
  [operationType.balance_claim]: balanceClaimHistory,
  [operationType.htlc_create]: htlcCreateHistory,
  [operationType.htlc_redeem]: htlcRedeemHistory,
  [operationType.htlc_redeemed]: htlcRedeemedHistory,
  [operationType.htlc_extend]: htlcExtendHistory,
  [operationType.htlc_refund]: htlcRefundHistory,
  [operationType.liquidity_pool_create]: liquidityPoolCreateHistory,
  [operationType.liquidity_pool_delete]: liquidityPoolDeleteHistory,
  [operationType.liquidity_pool_deposit]: liquidityPoolDepositHistory,
  [operationType.liquidity_pool_withdraw]: liquidityPoolWithdrawHistory,
  [operationType.liquidity_pool_exchange]: liquidityPoolExchangeHistory,
  [operationType.liquidity_pool_update]: liquidityPoolUpdateHistory,
  [operationType.limit_order_update]: limitOrderUpdateHistory,
} satisfies Histories;

export interface Transaction {
  ref_block_num: number;
  ref_block_prefix: number;
  /** UTC without a zone letter: `YYYY-MM-DDTHH:MM:SS`. */
  expiration: string;
  operations: Operation[];
  extensions: [];
}

export interface SignedTransaction extends Transaction {
  signatures: string[];
}
