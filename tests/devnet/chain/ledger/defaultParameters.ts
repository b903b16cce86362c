import { defaultFeeSchedule } from './feeDefaults.ts';
import type { ChainParameters } from './objects/properties.ts';

/** The parameters of a fresh chain, as the recorded node printed them, with the main network's block interval. */
export function defaultParameters(): ChainParameters {
  return {
    current_fees: defaultFeeSchedule(),
    block_interval: 3,
    maintenance_interval: 86_400,
    maintenance_skip_slots: 0,
    committee_proposal_review_period: 1_209_600,
    maximum_transaction_size: 2048,
    maximum_block_size: 2_000_000,
    maximum_time_until_expiration: 86_400,
    maximum_proposal_lifetime: 2_419_200,
    maximum_asset_whitelist_authorities: 10,
    maximum_asset_feed_publishers: 10,
    maximum_witness_count: 1001,
    maximum_committee_count: 1001,
    maximum_authority_membership: 10,
    reserve_percent_of_fee: 2000,
    network_percent_of_fee: 2000,
    lifetime_referrer_percent_of_fee: 3000,
    cashback_vesting_period_seconds: 31_536_000,
    cashback_vesting_threshold: 10_000_000n,
    count_non_member_votes: true,
    allow_non_member_whitelists: false,
    witness_pay_per_block: 1_000_000n,
    worker_budget_per_day: 50_000_000_000n,
    max_predicate_opcode: 1,
    fee_liquidation_threshold: 10_000_000n,
    accounts_per_fee_scale: 1000,
    account_fee_scale_bitshifts: 4,
    max_authority_depth: 2,
    extensions: { updatable_htlc_options: { max_timeout_secs: 2_592_000, max_preimage_size: 1_024_000 } },
  };
}
