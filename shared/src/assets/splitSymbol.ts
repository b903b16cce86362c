/** Splits a dotted symbol: 'XBTSX.STH' has the prefix 'XBTSX' and the name 'STH' (spec §3). */
export function splitSymbol(symbol: string): { prefix: string; name: string } {
  const dot = symbol.indexOf('.');
  return dot < 1
    ? { prefix: '', name: symbol }
    : { prefix: symbol.slice(0, dot), name: symbol.slice(dot + 1) };
}
