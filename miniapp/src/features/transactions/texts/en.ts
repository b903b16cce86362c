/** What is about to be signed, in words; loaded with the review sheet. */
export const reviewEn = {
  'review.what': 'What happens',
  'review.expects': 'At the current state you get',
  'review.expected': 'Expected now',
  'review.mayRemain': 'May remain of what is between',
  'review.noBlock': 'In no block',
  'review.changed': 'The figures have changed meanwhile',
  'review.consent':
    'They are worse than those you confirmed. Nothing was signed. Check them and confirm again.',
  'review.before': 'before {{figure}}',
  'review.now': 'now {{figure}}',
  'outcome.done': 'The transaction of {{account}} is in block {{number}}.',
  'outcome.failed': 'A transaction of {{account}} did not go through.',
  'outcome.failedHeader': 'Did not go through',
  'outcome.dismiss': 'Dismiss',
  'review.assetCreate':
    'Create the asset {{symbol}} with {{precision}} decimals, at most {{supply}} of it at any time.',
  'review.vestingCreate': 'Lock {{amount}}. {{term}}',
  'review.vestingWithdraw': 'Take {{amount}} out of the locked balance {{id}}.',
  'review.termLinear': 'It is released step by step until {{end}}; nothing of it before {{cliff}}.',
  'review.termCoinDays_one': 'Counted from {{start}}, it is released in full after {{count}} day.',
  'review.termCoinDays_other': 'Counted from {{start}}, it is released in full after {{count}} days.',
  'review.termInstant': 'It can be taken out at any time.',
  'review.poolCreate':
    'Create a pool of {{assetA}} and {{assetB}} with the share asset {{share}}. Fee of an exchange {{taker}} %, fee of a withdrawal {{withdrawal}} %.',
  'review.poolDelete': 'Delete the empty pool {{pool}}.',
  'review.poolDeposit': 'Put at most {{amountA}} and {{amountB}} into pool {{pool}}.',
  'review.poolWithdraw': 'Give {{amount}} back to pool {{pool}} for its part of both assets.',
  'review.poolExchange': 'Sell {{amount}} to pool {{pool}} for at least {{least}}.',
};
