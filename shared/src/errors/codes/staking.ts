/** Codes of stakes, vesting balances and votes. */
export const stakingCodes = [
  'stake.below_minimum', // less than the minimum stake (spec §5). facts: minimum, symbol
  'stake.not_deposited', // more than the account holds: only deposited coins can be staked. facts: balance, symbol
  'stake.not_accepted', // the consent to locked funds is not ticked
  'stake.unknown_term', // no term of that length is offered. facts: months
  'votes.unknown', // no candidate has that id. facts: voteId
  'votes.unknown_proxy', // no account of that name. facts: account
  'votes.own_proxy', // an account can't be its own proxy
  'vesting.nothing_free', // no part of a vesting balance is claimable now. facts: id
  'vesting.over_free', // more than the vesting balance releases now
  'stake.too_early', // claimed before maturity. facts: daysLeft (days, two decimals)
] as const;
