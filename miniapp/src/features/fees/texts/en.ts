/** The network fee of a form, and the sheet that chooses what it is paid in. */
export const feeChoiceEn = {
  paidIn: 'Press to pay it in another asset',
  standIn: 'The fee is paid in {{symbol}} instead.',
  coreShort: 'There is not enough {{symbol}} for the fee.',
  automatic: 'Chosen by itself',
  automaticHint: '{{symbol}} while there is enough of it, then another asset',
  have: 'You have {{amount}}',
  nothingFound: 'No asset of yours with such a symbol can pay this fee',
  onlyThose:
    'Here are the assets that can pay this fee: you have enough of them, and their issuer’s fee pool has the {{core}} for it. Shares of pools are left out.',
};
