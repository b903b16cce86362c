// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AmountText } from './AmountText.tsx';
import { PairText, SymbolText } from './SymbolText.tsx';

const textOf = (node: React.ReactNode) => render(node).container.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a symbol', () => {
  it('is its name with the prefix next to it', () => {
    expect(textOf(<SymbolText symbol="XBTSX.BTC" />)).toBe('BTC XBTSX');
    expect(textOf(<SymbolText symbol="X.BTC" isSmall />)).toBe('BTC X');
    expect(textOf(<SymbolText symbol="BTS" />)).toBe('BTS');
  });

  it('keeps its prefix next to an amount and in a pair', () => {
    expect(textOf(<AmountText units={150n} precision={2} symbol="XBTSX.BTC" />)).toBe('1.50 BTC XBTSX');
    expect(textOf(<PairText first="BTS" second="X.USDT" />)).toBe('BTS / USDT X');
  });

  it('draws a foreign prefix in the warning colour, but not the gateway’s', () => {
    const classOf = (symbol: string) =>
      render(<SymbolText symbol={symbol} isSmall />).container.querySelector('small')?.className;
    expect(classOf('X.BTC')).toMatch(/foreign/u);
    expect(classOf('XBTSX.BTC')).not.toMatch(/foreign/u);
  });
});
