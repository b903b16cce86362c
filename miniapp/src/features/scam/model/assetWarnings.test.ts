import { describe, expect, it } from 'vitest';
import { assetWarnings } from './assetWarnings.ts';

const quiet = { isListed: false, isUnasked: false };
const kinds = (symbol: string, flags = 0, facts = quiet) =>
  assetWarnings({ symbol, options: { flags } }, facts).map(({ kind }) => kind);

describe('the warnings of an asset', () => {
  it('are none for the chain’s coin, the gateway’s and an ordinary token', () => {
    for (const symbol of ['BTS', 'XBTSX.BTC', 'MYTOKEN']) expect(kinds(symbol, 0x1 | 0x40)).toEqual([]);
  });

  it('name the coin that it resembles', () => {
    expect(assetWarnings({ symbol: 'X.BTC', options: { flags: 0 } }, quiet)).toEqual([
      { kind: 'lookAlike', own: 'XBTSX.BTC' },
    ]);
  });

  it('list each right of the issuer by its flag', () => {
    expect(kinds('MYTOKEN', 4)).toEqual(['override']);
    expect(kinds('MYTOKEN', 2)).toEqual(['whitelist']);
    expect(kinds('MYTOKEN', 8)).toEqual(['restricted']);
    expect(kinds('MYTOKEN', 14)).toEqual(['override', 'whitelist', 'restricted']);
  });

  it('mark unsolicited assets, except the gateway’s coins, which pay deposits and rewards', () => {
    expect(kinds('MYTOKEN', 0, { ...quiet, isUnasked: true })).toEqual(['unasked']);
    expect(kinds('XBTSX.BTC', 0, { ...quiet, isUnasked: true })).toEqual([]);
  });

  it('start with the operator’s list', () => {
    expect(kinds('X.BTC', 0, { isListed: true, isUnasked: true })).toEqual([
      'listed',
      'lookAlike',
      'unasked',
    ]);
  });
});
