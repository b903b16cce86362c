// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AssetIcon } from './AssetIcon.tsx';

const drawn = (symbol: string) => render(<AssetIcon symbol={symbol} />).container.innerHTML;

it("the gateway’s coin is a filled circle with the coin’s mark, an imitation's is letters in a dashed ring", () => {
  expect(drawn('XBTSX.BTC')).toMatch(/fill="#e0861a".*<path/u);
  for (const symbol of ['X.BTC', 'BTC', 'OPEN.BTC']) {
    expect(drawn(symbol)).toContain('stroke-dasharray');
    expect(drawn(symbol)).not.toMatch(/<path|#e0861a/u);
  }
});
