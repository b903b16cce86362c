/** Codes of stakes, vesting balances and votes. */
export const stakingCodes = [
  'stake.below_minimum', // less than the least that can be staked (spec §5). facts: minimum, symbol
  'stake.not_deposited', // more than the account holds: only coins deposited already can be staked. facts: balance, symbol
  'stake.not_accepted', // the agreement that funds are locked is not ticked
  'stake.unknown_term', // no term of so many months is offered. facts: months
  'votes.unknown', // nobody can be voted for by that id. facts: voteId
  'votes.unknown_proxy', // no account of that name. facts: account
  'votes.own_proxy', // an account can't be its own proxy
  'vesting.nothing_free', // nothing of a vesting balance can be claimed now. facts: id
  'vesting.over_free', // more of a vesting balance than the chain releases now
  'stake.too_early', // claimed before maturity. facts: daysLeft (days, two decimals)
] as const;
