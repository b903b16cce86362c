// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AssetIcon } from './AssetIcon.tsx';
import { PairIcon } from './PairIcon.tsx';

const drawn = (symbol: string) => render(<AssetIcon symbol={symbol} />).container.innerHTML;

it("the gateway’s coin is a filled circle with the coin’s mark, an imitation's is letters in a dashed ring", () => {
  expect(drawn('XBTSX.BTC')).toMatch(/fill="#e0861a".*<path/u);
  for (const symbol of ['X.BTC', 'BTC', 'OPEN.BTC']) {
    expect(drawn(symbol)).toContain('stroke-dasharray');
    expect(drawn(symbol)).not.toMatch(/<path|#e0861a/u);
  }
});

it('the coin of a gateway carries the first letter of its gateway, the chain’s own and a foreign one none', () => {
  const badge = (symbol: string) => /<rect.*>X<\/text>/u.test(drawn(symbol));
  expect(['XBTSX.BTC', 'BTS', 'XX.BTC', 'USD'].map(badge)).toEqual([true, false, false, false]);
});

it('the two icons of a pair carry no letters of gateways, which one would cover', () => {
  const { container } = render(<PairIcon first="XBTSX.BTC" second="XBTSX.USDT" />);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  expect(container.querySelector('rect')).toBeNull();
});
