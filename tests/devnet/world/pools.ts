/** The pools of the world. */
export interface WorldPool {
  shareSymbol: string;
  owner: string;
  /** Symbol of the asset with the smaller id. */
  assetA: string;
  assetB: string;
  /** Value of one side at the start, US dollars; 0: created and never filled. */
  sideUsd: number;
  /** Hundredths of a percent. */
  takerFeePercent: number;
  withdrawalFeePercent: number;
}

const owner = 'xbtsx-issuer';

function pool(
  shareSymbol: string,
  [assetA, assetB]: readonly [string, string],
  sideUsd: number,
  takerFeePercent: number,
  withdrawalFeePercent = 0,
): WorldPool {
  return { shareSymbol, owner, assetA, assetB, sideUsd, takerFeePercent, withdrawalFeePercent };
}

export const worldPools: readonly WorldPool[] = [
  pool('BTSSTHPOOL', ['BTS', 'XBTSX.STH'], 3_400, 30, 10),
  pool('STHBTCPOOL', ['XBTSX.STH', 'XBTSX.BTC'], 1_900, 20),
  pool('STHUSDTPOOL', ['XBTSX.STH', 'XBTSX.USDT'], 2_600, 25),
  pool('BTSBTCPOOL', ['BTS', 'XBTSX.BTC'], 48_000, 20, 5),
  pool('BTSUSDTPOOL', ['BTS', 'XBTSX.USDT'], 61_000, 20),
  pool('BTCUSDTPOOL', ['XBTSX.BTC', 'XBTSX.USDT'], 172_000, 15),
  pool('BTCETHPOOL', ['XBTSX.BTC', 'XBTSX.ETH'], 54_000, 20),
  pool('ETHUSDTPOOL', ['XBTSX.ETH', 'XBTSX.USDT'], 88_000, 20),
  pool('BTSHIVEPOOL', ['BTS', 'XBTSX.HIVE'], 9_500, 30, 20),
  pool('BTSLTCPOOL', ['BTS', 'XBTSX.LTC'], 13_000, 25),
  pool('USDTTONPOOL', ['XBTSX.USDT', 'XBTSX.TON'], 21_000, 25),
  pool('USDTBNBPOOL', ['XBTSX.USDT', 'XBTSX.BNB'], 26_000, 25),
  { ...pool('RUBLEUSDTPOOL', ['RUBLE', 'XBTSX.USDT'], 7_800, 50), owner: 'carol-pools3' },
  { ...pool('STHDOGEPOOL', ['XBTSX.STH', 'XBTSX.DOGE'], 0, 100), owner: 'carol-pools3' },
];
