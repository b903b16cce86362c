// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AmountText } from './AmountText.tsx';
import { PairText, SymbolText } from './SymbolText.tsx';

const textOf = (node: React.ReactNode) => render(node).container.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a symbol', () => {
  it('is its name with the prefix after it', () => {
    expect(textOf(<SymbolText symbol="XBTSX.BTC" />)).toBe('BTC XBTSX');
    expect(textOf(<SymbolText symbol="X.BTC" isSmall />)).toBe('BTC X');
    expect(textOf(<SymbolText symbol="BTS" />)).toBe('BTS');
  });

  it('keeps its prefix next to an amount and in a pair', () => {
    expect(textOf(<AmountText units={150n} precision={2} symbol="XBTSX.BTC" />)).toBe('1.5 BTC XBTSX');
    expect(textOf(<PairText first="BTS" second="X.USDT" />)).toBe('BTS / USDT X');
  });

  it('draws a foreign prefix in the warning colour, and speaks the gateway’s without showing it', () => {
    const prefixOf = (symbol: string, isSmall: boolean) =>
      render(<SymbolText symbol={symbol} isSmall={isSmall} />).container.lastElementChild;
    expect(prefixOf('X.BTC', true)?.className).toMatch(/foreign/u);
    expect(prefixOf('X.BTC', false)?.className).toMatch(/warning/u);
    for (const isSmall of [true, false])
      expect(prefixOf('XBTSX.BTC', isSmall)?.className).toBe('visually-hidden');
  });
});
