import type { AccountCreate } from './operations/accountCreate.ts';
import type { AccountUpdate } from './operations/accountUpdate.ts';
import type { AccountUpgrade } from './operations/accountUpgrade.ts';
import type { AccountWhitelist } from './operations/accountWhitelist.ts';
import type { AssetCreate } from './operations/assetCreate.ts';
import type { AssetFundFeePool } from './operations/assetFundFeePool.ts';
import type { AssetIssue } from './operations/assetIssue.ts';
import type { AssetReserve } from './operations/assetReserve.ts';
import type { BalanceClaim } from './operations/balanceClaim.ts';
import type { HtlcCreate } from './operations/htlcCreate.ts';
import type { HtlcExtend } from './operations/htlcExtend.ts';
import type { HtlcRedeem } from './operations/htlcRedeem.ts';
import type { LimitOrderCancel } from './operations/limitOrderCancel.ts';
import type { LimitOrderCreate } from './operations/limitOrderCreate.ts';
import type { LimitOrderUpdate } from './operations/limitOrderUpdate.ts';
import type { LiquidityPoolCreate } from './operations/liquidityPoolCreate.ts';
import type { LiquidityPoolDelete } from './operations/liquidityPoolDelete.ts';
import type { LiquidityPoolDeposit } from './operations/liquidityPoolDeposit.ts';
import type { LiquidityPoolExchange } from './operations/liquidityPoolExchange.ts';
import type { LiquidityPoolUpdate } from './operations/liquidityPoolUpdate.ts';
import type { LiquidityPoolWithdraw } from './operations/liquidityPoolWithdraw.ts';
import type { ProposalCreate } from './operations/proposalCreate.ts';
import type { ProposalDelete } from './operations/proposalDelete.ts';
import type { ProposalUpdate } from './operations/proposalUpdate.ts';
import type { Transfer } from './operations/transfer.ts';
import type { VestingBalanceCreate } from './operations/vestingBalanceCreate.ts';
import type { VestingBalanceWithdraw } from './operations/vestingBalanceWithdraw.ts';

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
