import type {
  AccountCreate,
  AccountUpdate,
  AccountUpgrade,
  AccountWhitelist,
} from './operations/accounts.ts';
import type { AssetCreate, AssetFundFeePool, AssetIssue, AssetReserve } from './operations/assets.ts';
import type { LimitOrderCancel, LimitOrderCreate, LimitOrderUpdate } from './operations/orders.ts';
import type { WithFee } from './operations/parts.ts';
import type { Transfer } from './operations/payments.ts';
import type {
  LiquidityPoolCreate,
  LiquidityPoolDelete,
  LiquidityPoolDeposit,
  LiquidityPoolExchange,
  LiquidityPoolUpdate,
  LiquidityPoolWithdraw,
} from './operations/pools.ts';
import type { ProposalDelete, ProposalUpdate } from './operations/proposals.ts';
import type { HtlcCreate, HtlcExtend, HtlcRedeem } from './operations/timed.ts';
import type { BalanceClaim, VestingBalanceCreate, VestingBalanceWithdraw } from './operations/vesting.ts';

/** What is proposed to the holders of accounts; who proposes pays for it, and each operation is paid by its own account when it happens. */
export interface ProposalCreate extends WithFee {
  fee_paying_account: string;
  expiration_time: string;
  proposed_ops: { op: Operation }[];
  /** For the committee alone: how long before the end nobody may approve any more. */
  review_period_seconds?: number;
  extensions: [];
}

/** The payload of each operation the product can sign, by its number (chain.md §5: member order is packing order). */
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
  22: ProposalCreate;
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

/** The number of an operation the product can sign. */
export type SignableType = keyof OperationPayloads;

/** One operation with its number: `OperationOf<0>` is a transfer. */
export type OperationOf<T extends SignableType> = [T, OperationPayloads[T]];

/** Any operation the product can sign. */
export type Operation = { [T in SignableType]: OperationOf<T> }[SignableType];

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
