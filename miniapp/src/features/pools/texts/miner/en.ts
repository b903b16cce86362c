/** Texts of the miner screen, in English. {{name}} is filled in. */
export const minerEn = {
  'miner.intro':
    'No mining machines here. Add two assets to a pool and earn part of every swap in it: that’s providing liquidity.',
  'miner.how': 'How it works',
  'miner.how1': 'Add both assets at the pool’s ratio and get shares of the pool.',
  'miner.how2':
    'Every swap pays a fee into the pool. The pool grows, and so does what each share represents.',
  'miner.how3': 'Return your shares at any time and get your part of both assets, minus the withdrawal fee.',
  'miner.begin': 'How to start',
  'miner.choose': 'Choose a pool',
  'miner.chooseHint': 'The list shows liquidity, volume and yearly yield',
  'miner.getAssets': 'Get both assets',
  'miner.getAssetsHint': 'Swap, or deposit via a gateway',
  'miner.ownPool': 'Create your own pool',
  'miner.ownPoolHint': 'For a pair without a pool, or with other fees',
  'miner.login': 'Log in to see your pools',
  'miner.risks': 'Risks',
  'miner.risk1':
    'When one asset’s price moves against the other, you end up with more of the one that fell. That can cost more than the fees bring in.',
  'miner.risk2': 'The yield is the last 24 hours times 365. It changes daily and isn’t guaranteed.',
  'miner.risk3':
    'An asset is only as good as its issuer’s word. Check the issuer’s rights on the asset page and the scam list.',
  'miner.risk4': 'In a small pool, every swap moves the price.',
  'miner.mine': 'Your pools',
  'miner.mineNone': 'You have no shares in any pool yet.',
  'miner.part': 'Your share',
  'miner.apy': 'Yearly yield',
  'miner.perYear': 'Per year at this yield',
  'miner.open': 'Open pool',
  'miner.totalYield': 'Total yearly yield',
  'miner.top': 'Top pools by liquidity',
  'miner.source': 'Reserves and 24h figures from the chain, {{time}}. Fiat values are estimates.',
  'miner.all': 'All pools',
} as const;
