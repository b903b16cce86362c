/** Texts of the fee schedule. */
export const networkEn = {
  intro:
    'What the network takes for each operation, as its schedule says now. The exchange adds nothing to it.',
  search: 'Search by operation or number',
  none: 'No operation matches',
  free: 'free',
  operation: '{{name}} · {{type}}',
  source:
    'Schedule of the chain, read at {{time}}. Fiat by the price service’s price of {{symbol}}, read at {{priced}}.',
  sourceUnpriced: 'Schedule of the chain, read at {{time}}. There is no price of {{symbol}} now.',
  lifetimeTitle: 'Lifetime members',
  lifetime:
    'A lifetime member gets {{percent}} % of every fee back: only the network’s {{network}} % stays with the network, and the rest is paid to the member as a vesting balance. For the others that rest goes to who registered and invited them.',
  partsTitle: 'What a fee is made of',
  'group.general': 'General',
  'group.asset': 'Asset',
  'group.market': 'Market',
  'group.business': 'Business',
  'group.pool': 'Pool',
  'part.premium_account': 'Premium account',
  'part.basic_fee': 'Basic fee',
  'part.price_per_kbyte': 'Per kilobyte',
  'part.price_per_byte': 'Per byte',
  'part.price_per_output': 'Per output',
  'part.fee_per_day': 'Per day',
  'part.membership_annual_fee': 'For a year',
  'part.membership_lifetime_fee': 'For life',
  'part.symbol3': '3-letter symbol',
  'part.symbol4': '4-letter symbol',
  'part.long_symbol': 'Longer symbol',
  'explain.basic':
    'Basic account: a name with a digit, a dot, a hyphen or without vowels. The faucet pays it for you.',
  'explain.premium':
    'Premium account: a name of letters only, such as anna. It costs much more so that nobody hoards such names; this app does not create them.',
  'explain.kbyte':
    'Per kilobyte (1024 bytes): added by size. In a transfer only the message counts, and a transfer without one pays nothing of it; in creating an account or an asset all bytes count.',
  'explain.asset': 'Creating an asset costs by the length of its symbol: the shorter, the dearer.',
  'explain.other':
    'Fees can be paid in another asset too, at its core exchange rate, while its fee pool lasts.',

  'settings.nodes': 'Network nodes',
  'settings.nodesHint': 'The app picks the fastest node by itself. Tap one to prefer it.',
  'settings.nodeConnecting': 'connecting…',
  'settings.nodeActive': 'in use',
  'settings.nodeStandby': 'ready',
  'settings.nodeRefused.wrong_chain': 'not used: on another network',
  'settings.nodeRefused.ahead': 'not used: its time is ahead of the other nodes',
  'settings.nodeRefused.behind': 'not used: behind the other nodes',
  'settings.nodeRefused.silent': 'not used: again and again it does not answer',
  'settings.nodeRefused.contradicted': 'not used: two other nodes contradict it',
  'settings.nodeRefused.garbage': 'not used: it sends what nobody asked for, or what can not be read',
  'settings.latency': '{{ms}} ms',
  'settings.explorerHint': 'Shows the newest block beside the nodes. What you sign never rests on it.',
  'settings.nodeBlock': 'block {{number}}',
  'settings.nodeNotFit': 'This node is not fit at the moment. The app stays with the current one.',

  'own.title': 'A node of your own',
  'own.label': 'Address of the node',
  'own.hint': 'It is asked for its network before it is kept.',
  'own.add': 'Check and add',
  'own.malformed': 'This is no address of a node: it begins with wss:// or ws://.',
  'own.known': 'This node is on the list already.',
  'own.blocked':
    'The server of this app permits no connection to this address. One that begins with wss:// may be permitted; its operator can add others.',
  'own.added': 'The node is on the list now.',
  'own.remove': 'Remove {{url}}',
  'own.removed': 'The node was removed.',
} as const;
