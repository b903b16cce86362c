/** Texts of vesting balances in English; ru.ts and zh.ts must have every key of it. */
export const vestingEn = {
  title: 'Vesting balances',
  hint: 'Cashback, fee shares and locked balances: what is free now, and when the rest comes',
  none: 'Nothing is vesting for this account',
  noneHint:
    'Here you find what the chain releases bit by bit: cashback, shares of market fees, pay of witnesses and workers, and balances that somebody locked for you.',
  stakesHint: 'Stakes have a screen of their own, with their terms and payouts.',
  stakeUntil: 'Unlocks {{time}}',

  'kind.cashback': 'Cashback of network fees',
  'kind.market_fee_sharing': 'Share of market fees',
  'kind.witness': 'Witness pay',
  'kind.worker': 'Worker pay',
  'kind.other': 'Locked balance',
  'source.cashback':
    'The chain pays it from network fees: a lifetime member gets a part of its own back, and a part of those of accounts it brought here.',
  'source.market_fee_sharing':
    'The issuer of this asset passes a part of its market fees on to the accounts that brought the traders here.',
  'source.witness': 'The chain pays it for each block that this account made as a witness.',
  'source.worker': 'The chain pays it daily to a worker that holders have voted for.',
  'source.other': 'You or somebody else locked it for this account.',

  rule: 'Rule',
  instant: 'Free at any time',
  linear: 'Evenly until {{end}}, nothing before {{cliff}}',
  coinDays_one: 'Evenly, over {{count}} day',
  coinDays_other: 'Evenly, over {{count}} days',
  gate_one: 'Nothing before {{start}}, then evenly, over {{count}} day in all',
  gate_other: 'Nothing before {{start}}, then evenly, over {{count}} days in all',

  all: 'In all',
  later: 'If you claim nothing before',
  laterHint: 'So much can be claimed on that day.',
  wholeOn: '{{time}}, all of it',
  nothingYet: 'Nothing of it can be claimed yet.',
  howMuch: 'How much to claim',
  rest: 'After this claim {{amount}} stay. All of that is free on {{time}}.',
  restarts:
    'A claim uses up the time that has passed: what stays is released over the full term again. Nothing is lost by waiting.',
  feeMore: 'The fee is more than this claim brings. Wait until more is free.',
  viewOnly: 'This account is here to look at only: nothing can be claimed from here.',
  id: 'Balance id',
  kind: 'What it is',
};
