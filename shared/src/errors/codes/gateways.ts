/** Codes of deposits and withdrawals of coins of other networks. */
export const gatewayCodes = [
  'gateway.no_offer', // no gateway that answers has the coin. facts: symbol
  'gateway.deposit_maintenance', // the gateway takes no deposits of the coin now (spec §8)
  'gateway.withdrawal_maintenance', // the gateway pays out no withdrawals of the coin now
  'gateway.refused', // the gateway's own words, shown as they are. facts: message
  'gateway.bad_address', // what it gave as a deposit address is none of that network. facts: network
  'gateway.two_addresses', // it gave the bot's server another deposit address than the page. facts: server, page
  'gateway.no_memo', // it gave an address without the memo that the coin needs. facts: symbol
  'gateway.no_wallet_type', // it does not say under which wallet type it is asked for the coin. facts: symbol
  'gateway.no_wallet', // it names no chain account that withdrawals are sent to. facts: symbol
  'gateway.unknown_wallet', // the account it names is not on the chain. facts: account
  'gateway.scam_wallet', // the account it names is on the list of scam accounts. facts: account
  'gateway.own_wallet', // it names the user's own account as its wallet. facts: account
  'gateway.foreign_issuer', // the issuer it names is not the asset's issuer on the chain. facts: named, issuer
  'gateway.wallet_changed', // another account than at the last withdrawal, not confirmed yet. facts: before, account
  'gateway.terms_changed', // minimum, fee, wallet or memo rule differ from what the form shows
  'withdrawal.address_empty', // nothing typed
  'withdrawal.address_malformed', // not the form of the network's addresses. facts: network
  'withdrawal.address_refused', // the gateway does not take it for an address. facts: network
  'withdrawal.own_deposit_address', // the gateway's own deposit address for this account
  'withdrawal.memo_empty', // the network uses a memo and none was typed, nor confirmed that none is needed
  'withdrawal.memo_malformed', // characters that the memo to the gateway can't carry (a colon, a line break), or too long
  'withdrawal.below_minimum', // less than the gateway pays out. facts: minimum, symbol
  'withdrawal.nothing_arrives', // the gateway's fees take all of it. facts: fee, symbol
] as const;
