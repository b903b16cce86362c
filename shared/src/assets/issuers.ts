import { splitSymbol } from './splitSymbol.ts';

/** What the exchange's own gateway puts before a coin's name, with the dot. */
export const GATEWAY = 'XBTSX.';

const native = 'BTS';
const fiatNames: readonly string[] = ['USD', 'EUR', 'CNY', 'RUBLE', 'RUB', 'UAH', 'KZT', 'GBP', 'JPY', 'KRW'];

/** Whether a symbol names a state's currency, with the gateway's prefix or without one. */
export const isFiatSymbol = (symbol: string): boolean =>
  fiatNames.includes(symbol.startsWith(GATEWAY) ? symbol.slice(GATEWAY.length) : symbol);

/**
 * Whether somebody else than the chain and the exchange's gateway issues an asset, as far as its symbol tells: anybody
 * may register 'X.BTC', nobody but the owner of 'XBTSX' may register 'XBTSX.BTC'.
 */
export function isForeignSymbol(symbol: string): boolean {
  const isOwn = symbol === native || symbol.startsWith(GATEWAY);
  return !isOwn && !(splitSymbol(symbol).prefix === '' && isFiatSymbol(symbol));
}
