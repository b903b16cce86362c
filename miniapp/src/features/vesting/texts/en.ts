/** Texts of vesting balances in English; ru.ts and zh.ts must have every key of it. */
export const vestingEn = {
  title: 'Vesting balances',
  hint: 'Cashback, fee shares and locked balances: what’s available now and later',
  none: 'No vesting balances',
  noneHint:
    'Funds the chain releases over time appear here: cashback, market fee shares, witness and worker pay, and balances locked for you.',
  stakesHint: 'Stakes have their own screen with terms and payouts.',
  stakeUntil: 'Unlocks {{time}}',

  'kind.cashback': 'Network fee cashback',
  'kind.market_fee_sharing': 'Market fee share',
  'kind.witness': 'Witness pay',
  'kind.worker': 'Worker pay',
  'kind.other': 'Locked balance',
  'source.cashback':
    'Paid by the chain from network fees: a lifetime member gets back part of its own fees and part of the fees of accounts it referred.',
  'source.market_fee_sharing':
    'The issuer of this asset pays part of its market fees to the accounts that referred the traders.',
  'source.witness': 'Paid by the chain for each block this account produced as a witness.',
  'source.worker': 'Paid by the chain daily to a worker that holders voted for.',
  'source.other': 'Locked for this account by you or someone else.',

  rule: 'Release rule',
  instant: 'Available any time',
  linear: 'Evenly until {{end}}, nothing before {{cliff}}',
  coinDays_one: 'Evenly over {{count}} day',
  coinDays_other: 'Evenly over {{count}} days',
  gate_one: 'Nothing before {{start}}, then evenly over {{count}} day in total',
  gate_other: 'Nothing before {{start}}, then evenly over {{count}} days in total',

  all: 'Full balance',
  later: 'If you don’t claim earlier',
  laterHint: 'What you can claim on that date.',
  wholeOn: '{{time}} (all)',
  nothingYet: 'Nothing to claim yet.',
  howMuch: 'Amount to claim',
  rest: 'After this claim, {{amount}} remains. All of it is available on {{time}}.',
  restarts:
    'A claim uses up the elapsed time: the rest is released over the full term again. Waiting costs nothing.',
  feeMore: 'The fee is more than this claim. Wait until more is available.',
  viewOnly: 'This account is view-only. You can’t claim here.',
  id: 'Balance ID',
  kind: 'Balance type',
  collected: 'Collected market fees',
};
