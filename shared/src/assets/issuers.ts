import { splitSymbol } from './splitSymbol.ts';

/** What the exchange's own gateways put before a coin's name; the coins of the first are those that the price service knows. */
const preset = ['XBTSX'] as const;
let prefixes: readonly [string, ...string[]] = preset;

/**
 * Sets the gateways' prefixes by the operator's configuration, once, at the start; none leaves the known one. The gateways' own lists
 * are no source of it: whoever falsified one would pass off any coin as the gateway's.
 */
export function setGatewayPrefixes([first, ...more]: readonly string[]): void {
  prefixes = first === undefined ? preset : [first, ...more];
}

/** Whether one of the exchange's own gateways issues an asset, by its symbol. */
export const isOfGateway = (symbol: string): boolean => prefixes.includes(splitSymbol(symbol).prefix);

/** The symbol on the chain of a coin ('BTC') of the exchange's own gateway. */
export const gatewaySymbol = (coin: string): string => `${prefixes[0]}.${coin}`;

const native = 'BTS';

/**
 * The symbol on the chain of a name that one of the operator's services writes: without a prefix it is its gateway's coin, never the
 * chain's own asset of that name ('BTC' is 'XBTSX.BTC'); the core asset and whole symbols stay.
 */
export const tickerSymbol = (name: string): string =>
  name === native || name.includes('.') || name === '' ? name : gatewaySymbol(name);
const fiatNames: readonly string[] = ['USD', 'EUR', 'CNY', 'RUBLE', 'RUB', 'UAH', 'KZT', 'GBP', 'JPY', 'KRW'];

/** Whether a symbol names a state's currency, with the gateway's prefix or without one. */
export const isFiatSymbol = (symbol: string): boolean =>
  fiatNames.includes(isOfGateway(symbol) ? splitSymbol(symbol).name : symbol);

/**
 * Whether somebody else than the chain and the exchange's gateway issues an asset, as far as its symbol tells: anybody
 * may register 'X.BTC', nobody but the owner of 'XBTSX' may register 'XBTSX.BTC'.
 */
export function isForeignSymbol(symbol: string): boolean {
  const isOwn = symbol === native || isOfGateway(symbol);
  return !isOwn && !(splitSymbol(symbol).prefix === '' && isFiatSymbol(symbol));
}
