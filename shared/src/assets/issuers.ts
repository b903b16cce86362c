import { splitSymbol } from './splitSymbol.ts';

/** Prefixes of the exchange's own gateways; the price service knows the coins of the first. */
const preset = ['XBTSX'] as const;
let prefixes: readonly [string, ...string[]] = preset;

/**
 * Sets the gateways' prefixes from the operator's configuration, once at the start; an empty list keeps the default.
 * The gateways' own lists are no source: a falsified list would pass off any coin as the gateway's.
 */
export function setGatewayPrefixes([first, ...more]: readonly string[]): void {
  prefixes = first === undefined ? preset : [first, ...more];
}

/** Whether an asset's symbol belongs to one of the exchange's own gateways. */
export const isOfGateway = (symbol: string): boolean => prefixes.includes(splitSymbol(symbol).prefix);

/** The on-chain symbol of a coin ('BTC') of the exchange's own gateway. */
export const gatewaySymbol = (coin: string): string => `${prefixes[0]}.${coin}`;

const native = 'BTS';

/**
 * The on-chain symbol of a name that the operator's services use. A name without a prefix is the gateway's coin, never
 * the chain's own asset of that name ('BTC' is 'XBTSX.BTC'); the core asset and whole symbols stay.
 */
export const tickerSymbol = (name: string): string =>
  name === native || name.includes('.') || name === '' ? name : gatewaySymbol(name);
const fiatNames: readonly string[] = ['USD', 'EUR', 'CNY', 'RUBLE', 'RUB', 'UAH', 'KZT', 'GBP', 'JPY', 'KRW'];

/** Whether a symbol is a national currency, with or without the gateway's prefix. */
export const isFiatSymbol = (symbol: string): boolean =>
  fiatNames.includes(isOfGateway(symbol) ? splitSymbol(symbol).name : symbol);

/**
 * Whether a third party, neither the chain nor the exchange's gateway, issues an asset, as far as its symbol shows. Any
 * account can register 'X.BTC'; only the owner of 'XBTSX' can register 'XBTSX.BTC'.
 */
export function isForeignSymbol(symbol: string): boolean {
  const isOwn = symbol === native || isOfGateway(symbol);
  return !isOwn && !(splitSymbol(symbol).prefix === '' && isFiatSymbol(symbol));
}
