import { expect, it } from 'vitest';
import { featuredCoin, featuredCoins, featuredSymbol } from './featuredCoin.ts';

it('the symbol of every coin of the price service is that of the asset that stands for it', () => {
  for (const coin of featuredCoins) {
    const id = coin === 'bts' ? '1.3.0' : '1.3.77';
    expect(featuredCoin({ id, symbol: featuredSymbol(coin) })).toBe(coin);
  }
});
