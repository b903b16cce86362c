/** Codes of deposits and withdrawals of coins of other networks. */
export const gatewayCodes = [
  'gateway.no_offer', // no reachable gateway offers the coin. facts: symbol
  'gateway.deposit_maintenance', // the gateway accepts no deposits of the coin now (spec §8)
  'gateway.withdrawal_maintenance', // the gateway pays out no withdrawals of the coin now
  'gateway.refused', // the gateway's own words, shown unchanged. facts: message
  'gateway.bad_address', // its deposit address is not valid on that network. facts: network
  'gateway.two_addresses', // it gave the bot's server and the page different deposit addresses. facts: server, page
  'gateway.no_memo', // its address lacks the memo that the coin needs. facts: symbol
  'gateway.no_wallet_type', // it does not name the coin's wallet type. facts: symbol
  'gateway.foreign_issuer', // its issuer for the asset differs from the one on the chain. facts: named, issuer
  'gateway.chain_issuer', // the asset's issuer is an account of the chain itself, not of a gateway. facts: symbol, issuer
  'gateway.scam_issuer', // the asset's issuer is on the list of scam accounts. facts: issuer
  'gateway.own_issuer', // the user's own account issues the asset. facts: account
  'gateway.terms_changed', // minimum, fee, issuer or memo rule differ from what the form shows
  'withdrawal.address_empty', // nothing typed
  'withdrawal.address_malformed', // not an address of the network. facts: network
  'withdrawal.link_network', // another wallet's link for another network. facts: found, network
  'withdrawal.link_memo', // it has a memo, which the gateway does not pass on. facts: memo
  'withdrawal.address_refused', // the gateway rejects the address. facts: network
  'withdrawal.deposit_address', // a deposit address: the gateway's shared one, or this account's own
  'withdrawal.memo_empty', // the network uses a memo; none was typed, nor was its absence confirmed
  'withdrawal.memo_malformed', // characters that the memo to the gateway cannot carry (a colon, a line break), or too long
  'withdrawal.below_minimum', // less than the gateway's minimum. facts: minimum, symbol
  'withdrawal.nothing_arrives', // the gateway's fees consume all of it. facts: fee, symbol
] as const;
