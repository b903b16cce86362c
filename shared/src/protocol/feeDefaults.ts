import { operationType } from './operationTypes.ts';

/** The members of one operation's fee parameters, in core units. */
export type FeeParameters = Readonly<Record<string, bigint>>;

/** The node's built-in values for operations that the chain's schedule does not list (chain.md §8, fee_schedule.hpp). */
export const defaultFeeParameters: Readonly<Record<number, FeeParameters>> = {
  [operationType.transfer]: { fee: 2_000_000n, price_per_kbyte: 1_000_000n },
  [operationType.limit_order_create]: { fee: 500_000n },
  [operationType.limit_order_cancel]: { fee: 0n },
  [operationType.account_create]: {
    basic_fee: 500_000n,
    premium_fee: 200_000_000n,
    price_per_kbyte: 100_000n,
  },
  [operationType.account_update]: { fee: 2_000_000n, price_per_kbyte: 100_000n },
  [operationType.account_whitelist]: { fee: 300_000n },
  [operationType.account_upgrade]: {
    membership_annual_fee: 200_000_000n,
    membership_lifetime_fee: 1_000_000_000n,
  },
  [operationType.asset_create]: {
    symbol3: 50_000_000_000n,
    symbol4: 30_000_000_000n,
    long_symbol: 500_000_000n,
    price_per_kbyte: 10n,
  },
  [operationType.asset_issue]: { fee: 2_000_000n, price_per_kbyte: 100_000n },
  [operationType.asset_reserve]: { fee: 2_000_000n },
  [operationType.asset_fund_fee_pool]: { fee: 100_000n },
  [operationType.proposal_create]: { fee: 2_000_000n, price_per_kbyte: 10n },
  [operationType.proposal_update]: { fee: 2_000_000n, price_per_kbyte: 10n },
  [operationType.proposal_delete]: { fee: 100_000n },
  [operationType.vesting_balance_create]: { fee: 100_000n },
  [operationType.vesting_balance_withdraw]: { fee: 2_000_000n },
  [operationType.balance_claim]: {},
  [operationType.htlc_create]: { fee: 100_000n, fee_per_day: 100_000n },
  [operationType.htlc_redeem]: { fee: 100_000n, fee_per_kb: 100_000n },
  [operationType.htlc_extend]: { fee: 100_000n, fee_per_day: 100_000n },
  [operationType.liquidity_pool_create]: { fee: 5_000_000n },
  [operationType.liquidity_pool_delete]: { fee: 0n },
  [operationType.liquidity_pool_deposit]: { fee: 10_000n },
  [operationType.liquidity_pool_withdraw]: { fee: 500_000n },
  [operationType.liquidity_pool_exchange]: { fee: 100_000n },
  [operationType.liquidity_pool_update]: { fee: 100_000n },
  [operationType.limit_order_update]: { fee: 37_500n },
};
