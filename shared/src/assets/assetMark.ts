import { isForeignSymbol } from './issuers.ts';
import { splitSymbol } from './splitSymbol.ts';
import { symbolColour } from './symbolColour.ts';

/**
 * An asset's round icon of 40 by 40: a colour with strokes (an SVG path) or letters. They are white on the colour. A
 * foreign issuer's are in the colour, inside a dashed ring.
 */
export type AssetMark = { readonly colour: string; readonly isForeign: boolean } & (
  | { readonly path: string }
  | { readonly letters: string }
);

/** Stroke width of a path, in the units of the icon. */
export const markStroke = 2.4;

/**
 * Size of a mark's letters in the units of the icon. It equals the size of the names beside it, because phones prepare
 * each font size separately.
 */
export const markLetterSize = (letters: string): number => ([...letters].length > 2 ? 13 : 15);

/** The dashed ring of a foreign issuer, in the units of the icon. */
export const foreignRing = { radius: 18.5, width: 2, dashes: '5 3.3' };

/**
 * The mark of an asset by its whole symbol: its own for well-known coins of the gateway, the first letters of the name
 * for others.
 */
export function assetMark(symbol: string): AssetMark {
  const { name } = splitSymbol(symbol);
  const letters = [...name].slice(0, 3).join('');
  if (isForeignSymbol(symbol)) return { colour: symbolColour(symbol), isForeign: true, letters };
  const known = Object.hasOwn(knownMarks, name) ? knownMarks[name] : undefined;
  const colour = known?.colour ?? symbolColour(name);
  return known?.path === undefined
    ? { colour, isForeign: false, letters }
    : { colour, isForeign: false, path: known.path };
}

const knownMarks: Readonly<Record<string, { colour: string; path?: string }>> = {
  BTS: { colour: '#2b7fc2' },
  STH: { colour: '#8b5ce6' },
  BTC: {
    colour: '#e0861a',
    path: 'M15 11h7.5a4 4 0 0 1 0 9H15m0 0h8.500a4.5 4.5 0 0 1 0 9H15m0-18v18m0-18h-3m3 18h-3M18 8v3m4-3v3m-4 18v3m4-3v3',
  },
  ETH: { colour: '#5661d6', path: 'M20 7l9 14-9 5-9-5zM11 24.500l9 8.5 9-8.5' },
  USDT: {
    colour: '#1f9a78',
    path: 'M12 11h16M20 11v20M20 17c-5.5 0-9 .9-9 2.300s3.5 2.3 9 2.3 9-.9 9-2.3-3.5-2.3-9-2.3',
  },
  USDC: { colour: '#2775ca' },
  BNB: {
    colour: '#b88a0a',
    path: 'M20 9l5 5-5 5-5-5zM20 21l5 5-5 5-5-5zM11 17.500l2.5 2.5-2.5 2.500L8.5 20zM29 17.500l2.5 2.5-2.5 2.500L26.5 20z',
  },
  TON: { colour: '#0f86c9', path: 'M11 13h18l-9 16zM20 13v16' },
  HIVE: { colour: '#d0213a' },
  WAVES: { colour: '#1f5af6' },
  EOS: { colour: '#47505e' },
  LTC: { colour: '#4b6ea9', path: 'M22 9l-5 20h12M13 22l12-5' },
  DOGE: { colour: '#a88a1e' },
  TRX: { colour: '#d5202b', path: 'M10 11l15 3 5 5-12 13zM25 14l-7 5 0 13M10 11l8 8 12 0' },
  USD: {
    colour: '#2f855a',
    path: 'M25 14c-1-2-3-3-5-3-3 0-5 1.7-5 4s2 3.7 5 4.5 5 2 5 4.5-2 4-5 4c-2.5 0-4.5-1.2-5.5-3M20 8v3m0 17v3',
  },
  RUB: { colour: '#3b6fb6', path: 'M16 31V10h6a5 5 0 0 1 0 11h-9m0 4h9' },
  CNY: { colour: '#c0392b', path: 'M13 10l7 9 7-9M20 19v12M14 21h12m-12 5h12' },
  EUR: {
    colour: '#30569f',
    path: 'M27 13c-1.5-1.5-3-2-5-2-4 0-7 4-7 9s3 9 7 9c2 0 3.5-.6 5-2M12 18h11m-11 4h11',
  },
};

/** Names of the well-known coins, without prefixes. */
export const knownNames: readonly string[] = Object.keys(knownMarks);
