/** The network fee of a form, and the sheet that chooses its asset. */
export const feeChoiceEn = {
  paidIn: 'Tap to pay in another asset',
  standIn: '{{why}}. The fee is paid in {{symbol}} instead.',
  coreShort: 'Not enough {{symbol}} for the fee.',
  automatic: 'Choose automatically',
  automaticHint: '{{symbol}} first, another asset when it runs short',
  have: 'You have {{amount}}',
  nothingFound: 'None of your assets with this symbol can pay this fee',
  onlyThose:
    'Only assets that can pay this fee: you have enough of them, and their issuer’s fee pool has the {{core}} for it. Pool shares aren’t included.',
};
