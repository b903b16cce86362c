import { describe, expect, it } from 'vitest';
import { assetMark } from './assetMark.ts';
import { splitSymbol } from './splitSymbol.ts';

describe('the mark of an asset', () => {
  it("is a drawing for the gateway's well-known assets: strokes or letters on their own colour", () => {
    expect(assetMark('XBTSX.BTC')).toMatchObject({
      colour: '#e0861a',
      isForeign: false,
      path: expect.stringMatching(/^M15 11h7\.5/u),
    });
    expect(assetMark('BTS')).toEqual({ colour: '#2b7fc2', isForeign: false, letters: 'BTS' });
    expect(assetMark('USD')).toMatchObject({ colour: '#2f855a', isForeign: false });
  });

  it("is three letters on a colour derived from the name for the gateway's other assets", () => {
    expect(assetMark('XBTSX.MYTOKEN')).toEqual({ colour: '#8b5ce6', isForeign: false, letters: 'MYT' });
    expect(assetMark('XBTSX.OTHER')).toMatchObject({
      colour: expect.not.stringMatching('#8b5ce6'),
    });
    expect(assetMark('XBTSX.constructor')).toMatchObject({ letters: 'con' });
    expect(assetMark('😀😀😀😀')).toMatchObject({ letters: '😀😀😀' });
  });

  it.each(['X.BTC', 'BTC', 'OPEN.BTC', 'XBTSXX.BTC', 'XBTSX', 'RUDEX.USD'])(
    "differs from the gateway's for %s: a foreign issuer has letters in a ring",
    (symbol) => {
      expect(assetMark(symbol)).toMatchObject({ isForeign: true, letters: expect.any(String) });
    },
  );

  it('has its own colour for each foreign prefix', () => {
    expect(assetMark('X.BTC').colour).not.toBe(assetMark('OPEN.BTC').colour);
  });
});

describe('the parts of a symbol', () => {
  it('are the prefix before the first dot and the name after it', () => {
    expect(splitSymbol('XBTSX.STH')).toEqual({ prefix: 'XBTSX', name: 'STH' });
    expect(splitSymbol('BTS')).toEqual({ prefix: '', name: 'BTS' });
    expect(splitSymbol('OPEN.A.B')).toEqual({ prefix: 'OPEN', name: 'A.B' });
    expect(splitSymbol('.STH')).toEqual({ prefix: '', name: '.STH' });
  });
});
