import { describe, expect, it } from 'vitest';
import { assetMark } from './assetMark.ts';
import { splitSymbol } from './splitSymbol.ts';

describe('the mark of an asset', () => {
  it('is drawn for the well-known: strokes or letters on a colour of its own', () => {
    expect(assetMark('BTC')).toMatchObject({
      colour: '#e0861a',
      path: expect.stringMatching(/^M15 11h7\.5/u),
    });
    expect(assetMark('BTS')).toEqual({ colour: '#2b7fc2', letters: 'BTS' });
  });

  it('is three letters on a colour that the name decides for any other', () => {
    expect(assetMark('MYTOKEN')).toEqual({ colour: '#8b5ce6', letters: 'MYT' });
    expect(assetMark('OTHER')).toMatchObject({ colour: expect.not.stringMatching('#8b5ce6') });
    expect(assetMark('😀😀😀😀')).toMatchObject({ letters: '😀😀😀' });
    expect(assetMark('constructor')).toMatchObject({ letters: 'con' });
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
