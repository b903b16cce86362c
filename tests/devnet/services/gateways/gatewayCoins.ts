import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { WorldAccountName } from '../../world/accounts.ts';

/** One coin of a gateway. Amounts are decimal texts in whole coins; rows.ts states them as gateways do. */
export interface LocalCoin {
  readonly symbol: string;
  readonly backingCoin: string;
  readonly name: string;
  /** The network used for requesting and checking an address. */
  readonly walletType: string;
  /** The shared address in the other network, with the memo `dex:{account}`; null: each account has its own address. */
  readonly gatewayWallet: string | null;
  readonly memoSupport: boolean;
  readonly minAmount: string;
  readonly withdrawFee: string;
  readonly gateFee: string;
  readonly confirmations: number;
  readonly depositAllowed: boolean;
  readonly withdrawalAllowed: boolean;
}

type Terms = readonly [minAmount: string, withdrawFee: string, gateFee: string, confirmations: number];

function coin(
  [symbol, backingCoin, name, walletType]: readonly [string, string, string, string],
  [minAmount, withdrawFee, gateFee, confirmations]: Terms,
  special: Partial<LocalCoin> = {},
): LocalCoin {
  const terms = { minAmount, withdrawFee, gateFee, confirmations };
  const allowed = { gatewayWallet: null, memoSupport: false, depositAllowed: true, withdrawalAllowed: true };
  return { symbol, backingCoin, name, walletType, ...terms, ...allowed, ...special };
}

/** The coins of every family. */
export const gatewayCoins: Readonly<Record<GatewayFamily, readonly LocalCoin[]>> = {
  coins: [
    coin(['XBTSX.BTC', 'BTC', 'Bitcoin', 'btc'], ['0.0005', '0.0002', '0.0001', 2]),
    coin(['XBTSX.LTC', 'LTC', 'Litecoin', 'ltc'], ['0.02', '0.005', '0.001', 6]),
    coin(['XBTSX.DOGE', 'DOGE', 'Dogecoin', 'doge'], ['20', '4', '1', 20]),
    coin(['XBTSX.STH', 'STH', 'SmartHoldem', 'sth'], ['10', '1', '0', 11], {
      gatewayWallet: 'SXbtsGate111111111111111111111111',
      memoSupport: true,
    }),
    coin(['XBTSX.HIVE', 'HIVE', 'Hive', 'hive'], ['1', '0.1', '0', 15], { memoSupport: true }),
  ],
  waves: [coin(['XBTSX.WAVES', 'WAVES', 'Waves', 'waves'], ['0.1', '0.02', '0', 10])],
  bsc: [
    coin(['XBTSX.BNB', 'BNB', 'BNB Smart Chain', 'bsc'], ['0.01', '0.001', '0', 15]),
    coin(['XBTSX.USDT', 'USDT-BSC', 'Tether USD (BEP-20)', 'bsc'], ['5', '1', '0', 15]),
  ],
  eth: [
    coin(['XBTSX.ETH', 'ETH', 'Ethereum', 'eth'], ['0.01', '0.002', '0', 12]),
    coin(['XBTSX.USDT', 'USDT', 'Tether USD (ERC-20)', 'eth'], ['20', '6', '0', 12], {
      depositAllowed: false,
    }),
  ],
  eos: [coin(['XBTSX.EOS', 'EOS', 'EOS', 'eos'], ['1', '0.1', '0', 180], { memoSupport: true })],
  fiat: [
    coin(['RUBLE', 'RUB', 'Rouble by Payeer', 'payeer'], ['100', '10', '0', 0]),
    coin(['USD', 'USD', 'US dollar by Payeer', 'payeer'], ['5', '0.5', '0', 0]),
    coin(['EUR', 'EUR', 'Euro by Payeer', 'payeer'], ['5', '0.5', '0', 0], { withdrawalAllowed: false }),
  ],
  ton: [coin(['XBTSX.TON', 'TON', 'Toncoin', 'ton'], ['1', '0.1', '0', 1], { memoSupport: true })],
};

/** The `gatewayWallet` in the earlier guess of the rows: an account of this chain, which accepts no withdrawals. */
export const guessedWallets: Readonly<Record<GatewayFamily, WorldAccountName>> = {
  coins: 'xbtsx-gate',
  waves: 'xbtsx-waves-gate',
  bsc: 'xbtsx-bsc-gate',
  eth: 'xbtsx-eth-gate',
  eos: 'xbtsx-eos-gate',
  fiat: 'xbtsx-fiat-gate',
  ton: 'xbtsx-ton-gate',
};
