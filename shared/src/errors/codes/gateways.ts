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
  'gateway.foreign_issuer', // the issuer it names is not the asset's issuer on the chain. facts: named, issuer
  'gateway.chain_issuer', // the asset's issuer is an account of the chain itself, and of no gateway. facts: symbol, issuer
  'gateway.scam_issuer', // the asset's issuer is on the list of scam accounts. facts: issuer
  'gateway.own_issuer', // the user's own account issues the asset. facts: account
  'gateway.terms_changed', // minimum, fee, issuer or memo rule differ from what the form shows
  'withdrawal.address_empty', // nothing typed
  'withdrawal.address_malformed', // not the form of the network's addresses. facts: network
  'withdrawal.link_network', // the link of another wallet pays in another network. facts: found, network
  'withdrawal.link_memo', // it has a memo, which the gateway doesn't pass on. facts: memo
  'withdrawal.address_refused', // the gateway does not take it for an address. facts: network
  'withdrawal.deposit_address', // one that deposits go to: the gateway's common one, or this account's own
  'withdrawal.memo_empty', // the network uses a memo and none was typed, nor confirmed that none is needed
  'withdrawal.memo_malformed', // characters that the memo to the gateway can't carry (a colon, a line break), or too long
  'withdrawal.below_minimum', // less than the gateway pays out. facts: minimum, symbol
  'withdrawal.nothing_arrives', // the gateway's fees take all of it. facts: fee, symbol
] as const;
