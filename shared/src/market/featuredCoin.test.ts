import { expect, it } from 'vitest';
import { setGatewayPrefixes } from '../assets/issuers.ts';
import { featuredCoin, featuredCoins, featuredSymbol } from './featuredCoin.ts';

it('maps every coin of the price service to the symbol of its asset', () => {
  for (const coin of featuredCoins) {
    const id = coin === 'bts' ? '1.3.0' : '1.3.77';
    expect(featuredCoin({ id, symbol: featuredSymbol(coin) })).toBe(coin);
  }
});

it("represent the coins of the operator's first gateway prefix alone", () => {
  setGatewayPrefixes(['HOUSE', 'HX']);
  expect(featuredSymbol('btc')).toBe('HOUSE.BTC');
  expect(featuredCoin({ id: '1.3.7', symbol: 'HOUSE.BTC' })).toBe('btc');
  expect(featuredCoin({ id: '1.3.8', symbol: 'HX.BTC' })).toBeNull();
  expect(featuredCoin({ id: '1.3.9', symbol: 'XBTSX.BTC' })).toBeNull();
  setGatewayPrefixes([]);
});
