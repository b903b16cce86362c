import type { PricedCoin } from './prices.ts';

/** Assets of the first block. Those with an `instance` have the same id as on the main network. */
export interface WorldAsset {
  symbol: string;
  precision: number;
  issuer: string;
  /** The coin whose price it follows; none for assets without a market. */
  coin?: PricedCoin;
  instance?: number;
  description: string;
  /** Hundredths of a percent. */
  marketFeePercent?: number;
  /** Share of the market fee that goes to the trader's registrar and referrer, hundredths of a percent. */
  rewardPercent?: number;
  /** Whole coins distributed at the start, by account. */
  holders: Readonly<Record<string, number>>;
}

const issuer = 'xbtsx-issuer';

function gatewayCoin(
  coin: PricedCoin,
  precision: number,
  name: string,
  holders: WorldAsset['holders'],
): WorldAsset {
  const description = JSON.stringify({ main: `${name} on the XBTS gateway`, market: '', short_name: coin });
  return { symbol: `XBTSX.${coin}`, precision, issuer, coin, description, marketFeePercent: 10, holders };
}

function fiatToken(
  symbol: PricedCoin,
  instance: number,
  precision: number,
  holders: WorldAsset['holders'],
): WorldAsset {
  const description = JSON.stringify({ main: `${symbol} token`, market: '' });
  return { symbol, precision, issuer: 'xbtsx-fiat-gate', coin: symbol, instance, description, holders };
}

/** In the order of their ids; BTS is 1.3.0 and always there. */
export const worldAssets: readonly WorldAsset[] = [
  { symbol: 'XBTSX', precision: 5, issuer, description: 'Parent of the XBTSX coins', holders: {} },
  fiatToken('CNY', 113, 4, { 'grace-whale8': 120_000, 'carol-pools3': 45_000, 'alice-trader7': 3_200.5 }),
  fiatToken('EUR', 120, 4, { 'grace-whale8': 18_000, 'carol-pools3': 9_000, 'bob-holder2': 410.25 }),
  fiatToken('USD', 121, 4, { 'grace-whale8': 25_000, 'carol-pools3': 11_000, 'frank-orders6': 900 }),
  fiatToken('RUBLE', 1325, 5, {
    'xbtsx-issuer': 4_000_000,
    'carol-pools3': 900_000,
    'alice-trader7': 52_340.11,
  }),
  {
    symbol: 'XBTSX.STH',
    precision: 8,
    issuer,
    coin: 'STH',
    instance: 4099,
    description: JSON.stringify({ main: 'SmartHoldem', market: '', short_name: 'STH' }),
    marketFeePercent: 20,
    rewardPercent: 5000,
    holders: {
      'xbtsx-issuer': 2_600_000,
      'grace-whale8': 2_350_000,
      'bob-holder2': 1_300_000,
      'alice-trader7': 980_000,
      'carol-pools3': 640_000,
      'sth-payer': 520_000,
      'xbts-maker9': 410_000,
      'frank-orders6': 380_000,
      'erin-multisig5': 25_000,
      'xbtsx-gate': 150_000,
    },
  },
  gatewayCoin('BTC', 8, 'Bitcoin', {
    'xbtsx-issuer': 4.2,
    'grace-whale8': 1.85,
    'bob-holder2': 0.31,
    'alice-trader7': 0.42715531,
    'carol-pools3': 0.6,
    'xbts-maker9': 0.35,
    'frank-orders6': 0.28,
    'sth-payer': 0.12,
    'xbtsx-gate': 0.9,
  }),
  gatewayCoin('ETH', 7, 'Ethereum', {
    'xbtsx-issuer': 55,
    'grace-whale8': 21.5,
    'alice-trader7': 3.4182,
    'carol-pools3': 9,
    'xbts-maker9': 6,
    'xbtsx-eth-gate': 14,
  }),
  gatewayCoin('USDT', 6, 'Tether USD', {
    'xbtsx-issuer': 620_000,
    'grace-whale8': 84_000,
    'bob-holder2': 6_300,
    'alice-trader7': 12_480.75,
    'carol-pools3': 41_000,
    'erin-multisig5': 1_500,
    'frank-orders6': 22_000,
    'xbts-maker9': 30_000,
    'sth-payer': 4_500,
    'xbtsx-bsc-gate': 60_000,
  }),
  gatewayCoin('HIVE', 3, 'Hive', { 'xbtsx-issuer': 190_000, 'alice-trader7': 820, 'xbts-maker9': 30_000 }),
  gatewayCoin('LTC', 8, 'Litecoin', { 'xbtsx-issuer': 260, 'bob-holder2': 4.25, 'xbts-maker9': 40 }),
  gatewayCoin('TON', 8, 'Toncoin', { 'xbtsx-issuer': 14_000, 'carol-pools3': 900, 'xbts-maker9': 1_500 }),
  gatewayCoin('BNB', 8, 'BNB', { 'xbtsx-issuer': 36, 'carol-pools3': 2.1, 'xbts-maker9': 5 }),
  gatewayCoin('EOS', 4, 'EOS', { 'xbtsx-issuer': 62_000, 'bob-holder2': 1_100, 'xbts-maker9': 8_000 }),
  gatewayCoin('WAVES', 8, 'Waves', { 'xbtsx-issuer': 21_000, 'alice-trader7': 44, 'xbts-maker9': 3_000 }),
  gatewayCoin('DOGE', 8, 'Dogecoin', {
    'xbtsx-issuer': 160_000,
    'frank-orders6': 5_200,
    'xbts-maker9': 20_000,
  }),
  {
    symbol: 'SMARTHOLDEMS',
    precision: 8,
    issuer: 'xbtsx-giveaway1',
    description: JSON.stringify({ main: 'Send BTS to this account and get twice as much back', market: '' }),
    holders: { 'xbtsx-giveaway1': 9_000_000, 'alice-trader7': 1_000 },
  },
];

/** Ids of the assets in the order of the table, BTS first. */
export function worldAssetIds(): ReadonlyMap<string, string> {
  const ids = new Map([['BTS', '1.3.0']]);
  let next = 1;
  for (const { symbol, instance = next } of worldAssets) {
    ids.set(symbol, `1.3.${instance}`);
    next = instance + 1;
  }
  return ids;
}

/** Whole BTS distributed at the start, by account. The rest of the supply belongs to the committee account. */
export const coreHolders: Readonly<Record<string, number>> = {
  'xbtsx-issuer': 65_000_000,
  'grace-whale8': 9_500_000,
  'alice-trader7': 2_150_000.5,
  'bob-holder2': 1_420_000,
  'carol-pools3': 5_300_000,
  'frank-orders6': 1_800_000,
  'xbts-maker9': 6_000_000,
  'erin-multisig5': 12_000,
  'xbts-faucet1': 400_000,
  'xbtsx-gate': 250_000,
  'xbtsx-eth-gate': 20_000,
  'xbtsx-bsc-gate': 20_000,
  'xbtsx-ton-gate': 20_000,
  'xbtsx-eos-gate': 20_000,
  'xbtsx-waves-gate': 20_000,
  'xbtsx-fiat-gate': 20_000,
  'sth-payer': 900_000,
  'xbtsx-giveaway1': 150,
};
