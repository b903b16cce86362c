/** Codes of votes and proxies. */
export const votingCodes = [
  'votes.unknown', // nobody can be voted for by that id. facts: voteId
  'votes.unknown_proxy', // no account of that name. facts: account
  'votes.own_proxy', // an account can't be its own proxy
] as const;
