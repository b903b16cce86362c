import { knownNames } from './assetMark.ts';
import { gatewaySymbol, isFiatSymbol, isForeignSymbol } from './issuers.ts';
import { splitSymbol } from './splitSymbol.ts';

/** Digits and letters that are easily confused. */
const twins: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  L: 'I',
  '2': 'Z',
  '3': 'E',
  '5': 'S',
  '8': 'B',
};

const folded = (name: string): string => [...name].map((letter) => twins[letter] ?? letter).join('');

/**
 * The well-known symbol that a foreign one resembles: 'XBTSX.BTC' for 'X.BTC', 'BTC' or 'X.8TC'; null for the gateway's
 * own symbols and for those that resemble none.
 */
export function imitatedSymbol(symbol: string): string | null {
  if (!isForeignSymbol(symbol)) return null;
  const name = folded(splitSymbol(symbol).name);
  const known = knownNames.find((each) => folded(each) === name);
  if (known === undefined) return null;
  return known === 'BTS' || isFiatSymbol(known) ? known : gatewaySymbol(known);
}
