import { afterEach, describe, expect, it } from 'vitest';
import { assetMark } from './assetMark.ts';
import { imitatedSymbol } from './imitatedSymbol.ts';
import { isFiatSymbol, isForeignSymbol, setGatewayPrefixes, tickerSymbol } from './issuers.ts';

afterEach(() => setGatewayPrefixes([]));

describe("the gateways' prefixes", () => {
  it('are the known one unless the operator names others', () => {
    setGatewayPrefixes([]);
    expect(['BTS', 'XBTSX.BTC', 'XBTSX.RUB', 'CNY'].filter(isForeignSymbol)).toEqual([]);
    expect(['HOUSE.BTC', 'X.BTC', 'BTC', 'XBTSXX.BTC'].every(isForeignSymbol)).toBe(true);
  });

  it('are those of the operator, which make the known one a stranger', () => {
    setGatewayPrefixes(['HOUSE', 'HX']);
    expect(['BTS', 'HOUSE.BTC', 'HX.RUB'].filter(isForeignSymbol)).toEqual([]);
    expect(isForeignSymbol('XBTSX.BTC')).toBe(true);
    expect(isFiatSymbol('HX.RUB')).toBe(true);
    expect(imitatedSymbol('XBTSX.BTC')).toBe('HOUSE.BTC');
    expect(assetMark('HOUSE.BTC')).toMatchObject({ isForeign: false });
    expect(assetMark('XBTSX.BTC')).toMatchObject({ isForeign: true });
  });

  it('are added to names that the operator’s services write without one', () => {
    expect(['BTC', 'CNY', 'BTS', 'XBTSX.BTC', ''].map(tickerSymbol)).toEqual([
      'XBTSX.BTC',
      'XBTSX.CNY',
      'BTS',
      'XBTSX.BTC',
      '',
    ]);
    setGatewayPrefixes(['HOUSE', 'HX']);
    expect(['BTC', 'HX.BTC'].map(tickerSymbol)).toEqual(['HOUSE.BTC', 'HX.BTC']);
  });
});
