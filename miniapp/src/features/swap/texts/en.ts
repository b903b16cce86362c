/** The swap: its form, what it says of a quote, and what became of one. */
export const swapEn = {
  'swap.pay': 'You pay',
  'swap.get': 'You get',
  'swap.flip': 'Swap the two assets',
  'swap.trade': 'Trade',
  'swap.pickPay': 'Pay with',
  'swap.pickGet': 'Get',
  'swap.nothingFound': 'No pool trades such an asset',
  'swap.noPools': 'There is no pool to trade with yet.',
  'swap.toPools': 'To the pools',
  'swap.rate': 'Rate',
  'swap.rateOf': '1 {{one}} = {{rate}} {{other}}',
  'swap.rateFlip': 'Show the rate the other way round',
  'swap.least': 'You get at least',
  'swap.impact': 'Price impact',
  'swap.slippage': 'Slippage',
  'swap.feeStandIn': 'Paid in {{symbol}}: there is too little {{core}}.',
  'swap.mayRemain': 'May remain with you',
  'swap.mayRemainWhy':
    'Each step sells exactly what the step before it guarantees. What it gives beyond that stays in your account.',
  'swap.route': 'Route',
  'swap.path': '{{percent}} % of the amount',
  'swap.details': 'Fees of each step',
  'swap.leg': '{{from}} → {{to}}',
  'swap.legPool': 'Pool {{pool}}',
  'swap.poolFee': 'Pool fee',
  'swap.impactWarning': 'This swap moves the price against you by {{percent}} %.',
  'swap.impactConfirm':
    'This swap moves the price against you by {{percent}} %: that much of the value is lost. Type “{{word}}” to go on.',
  'swap.impactOutgrown': 'This is more than the {{before}} % you agreed to: the price moved.',
  'swap.impactWord': 'swap',
  'swap.impactBlocked':
    'This swap would move the price against you by {{percent}} %. From 50 % on it is not possible. Enter a lower amount.',
  'swap.moved': 'before {{before}}, now {{now}}',
  'swap.mayNotHold': 'The issuer of {{symbol}} does not let this account trade it.',
  'swap.untraded': 'No pool trades {{symbol}}.',
  'swap.restricted':
    '{{symbol}} moves only from and to its issuer: you can trade what you get in pools, but not send it on.',
  'swap.priceChangedTab':
    'Error: Price Changed, please update by clicking on the Trade Tab or enter a lower amount',
  'swap.success': 'Exchange Success!',
  'swap.slippageHint':
    'How much less than quoted you accept. If the price moves further against you, nothing is exchanged.',
  'swap.slippageOwn': 'Your own, in percent',
  'swap.slippageWrong': 'Enter 0 to {{most}} with at most two decimals.',
  'swap.slippageHigh': 'With so much slippage you may get a far worse price than quoted.',
  'swap.outcomeWaiting': 'Your swap of {{sold}} is on its way.',
  'swap.outcomeLost':
    'No answer came for your swap of {{sold}}, so it is not known yet whether it is in a block. It is being looked for, and nothing is sent twice. By {{until}} or shortly after it is known: wait for it here.',
  'swap.outcomeExpired':
    'Your swap of {{sold}} is in no block, and never will be: nothing was moved. It is safe to try again.',
  'swap.outcomeInBlock': 'Your swap of {{sold}} is in block {{number}}. What it brought is being read.',
  'swap.outcomeRefused': 'Nothing was moved.',
  'swap.outcomeDone': 'You paid {{sold}} and got {{got}}.',
  'swap.outcomeRemains': 'Of the assets between, {{remains}} stayed in your account.',
  'swap.outcomeClose': 'Dismiss this message',
};
