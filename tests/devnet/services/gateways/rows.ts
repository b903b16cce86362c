import { parseAmount } from '@xbts/shared/amounts/amount.ts';
import type { GatewayFamily } from '@xbts/shared/services/gateways.ts';
import type { Ledger } from '../../chain/ledger/ledger.ts';
import type { CoinChange } from './gatewayBook.ts';
import { guessedWallets, type LocalCoin } from './gatewayCoins.ts';

type Coin = LocalCoin & CoinChange;

/** The chain's facts about a coin's asset. */
function chainFacts({ state }: Ledger, symbol: string) {
  const asset = state.assetBySymbol(symbol);
  const issuer = asset === undefined ? null : state.account(asset.issuer).name;
  return { precision: asset?.precision ?? null, issuer, issuerId: asset?.issuer ?? null };
}

/**
 * A row as sent by the gateways of the family: amounts in units, the coin in lower case, no wallet unless it is shared.
 */
function realRow(coin: Coin, ledger: Ledger): object {
  const { symbol, backingCoin, address: _address, memo: _memo, issuer, ...rest } = coin;
  const facts = chainFacts(ledger, symbol);
  const units = (amount: string) => Number(parseAmount(amount, facts.precision ?? 0));
  return {
    ...rest,
    symbol,
    backingCoin: backingCoin.toLowerCase(),
    minAmount: units(coin.minAmount),
    withdrawFee: units(coin.withdrawFee),
    gateFee: units(coin.gateFee),
    confirmations: String(coin.confirmations),
    ...facts,
    ...(issuer === undefined ? {} : { issuer }),
  };
}

/**
 * The same row in the other observed spelling: some members with an underscore, numbers as texts, the issuer only by
 * name.
 */
function otherSpelling(row: Readonly<Record<string, unknown>>): object {
  const { walletType, gatewayWallet, minAmount, withdrawFee, precision, issuer, issuerId: _, ...rest } = row;
  return {
    ...rest,
    deposit_wallet_type: walletType,
    gateway_wallet: gatewayWallet,
    min_amount: String(minAmount),
    withdrawFee: String(withdrawFee),
    precision: String(precision),
    issuerName: issuer,
  };
}

/** Coins whose rows are in the other spelling. */
const otherwiseSpelt: ReadonlySet<string> = new Set(['XBTSX.LTC', 'XBTSX.BNB']);

/** The rows of a family, some of them in the other spelling, and an occasional useless one. */
export function realRows(family: GatewayFamily, coins: readonly Coin[], ledger: Ledger): unknown[] {
  const rows = coins.map((coin) => {
    const row = realRow(coin, ledger);
    return otherwiseSpelt.has(coin.symbol) ? otherSpelling(row as Record<string, unknown>) : row;
  });
  return family === 'waves' ? [...rows, { name: 'a coin that is being set up' }] : rows;
}

/** The rows in the earlier guessed form: whole coins, and an account of this chain as the wallet. */
export function guessedRows(family: GatewayFamily, coins: readonly Coin[], ledger: Ledger): unknown[] {
  return coins.map(({ address: _address, memo: _memo, ...coin }) => ({
    ...coin,
    gatewayWallet: guessedWallets[family],
    gateFee: Number(coin.gateFee),
    confirmations: String(coin.confirmations),
    ...chainFacts(ledger, coin.symbol),
  }));
}
