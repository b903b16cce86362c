/** Texts of the miner screen, in English. {{name}} is filled in. */
export const minerEn = {
  'miner.intro':
    'Nobody mines with machines here: put two assets into a pool and you earn a part of every exchange in it. That is liquidity providing.',
  'miner.how': 'How it works',
  'miner.how1': 'You put both assets of a pool in, at the pool’s own ratio, and get shares of it.',
  'miner.how2':
    'Everybody who exchanges in the pool pays its fee into it. The pool grows, and so does what each share stands for.',
  'miner.how3':
    'You give the shares back whenever you like and get your part of both assets, less the withdrawal fee.',
  'miner.begin': 'How to begin',
  'miner.choose': 'Choose a pool',
  'miner.chooseHint': 'Its liquidity, volume and yearly yield are in the list',
  'miner.getAssets': 'Get both assets',
  'miner.getAssetsHint': 'Swap, or deposit through a gateway',
  'miner.ownPool': 'Create a pool of your own',
  'miner.ownPoolHint': 'For a pair that has none, or with other fees',
  'miner.login': 'Log in to see your pools',
  'miner.risks': 'Risks',
  'miner.risk1':
    'When the price of one asset moves against the other, you end with more of what fell. That can cost more than the fees bring.',
  'miner.risk2': 'The yield is that of the last 24 hours, times 365. It changes daily and promises nothing.',
  'miner.risk3':
    'An asset is worth what its issuer keeps. Look at the rights of the issuer on the asset’s page, and at the list of scam assets.',
  'miner.risk4': 'A pool with little in it moves its price with every exchange.',
  'miner.mine': 'Your pools',
  'miner.mineNone': 'You hold no shares of a pool yet.',
  'miner.part': 'Your part',
  'miner.apy': 'Yearly yield',
  'miner.perYear': 'In a year, at this yield',
  'miner.open': 'Open the pool',
  'miner.totalYield': 'Yearly yield together',
  'miner.top': 'Pools with the most liquidity',
  'miner.source': 'Reserves and 24 h figures of the chain, {{time}}. Fiat is an estimate.',
  'miner.all': 'All pools',
} as const;
