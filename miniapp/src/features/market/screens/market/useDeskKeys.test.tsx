// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { activeKeys } from '../../../../platform/keys/keys.ts';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { marketFixture } from '../../model/market.fixture.ts';
import { useDeskKeys } from './useDeskKeys.ts';

afterEach(cleanup);

const onFill = vi.fn();
const market = marketFixture();

function Desk({ hasBook }: { hasBook: boolean }) {
  const desk = useRef<HTMLDivElement>(null);
  useDeskKeys(market, desk, onFill);
  return (
    <div ref={desk}>
      {hasBook && (
        <div data-side="asks">
          <button type="button" tabIndex={-1}>
            0.7
          </button>
          <button type="button" tabIndex={0}>
            0.6
          </button>
        </div>
      )}
      <p>drawn</p>
    </div>
  );
}

const press = (key: string) =>
  activeKeys()
    .find((each) => each.press === key)
    ?.run();

it('B and S choose the side of the form, an arrow leads to the best price', async () => {
  renderScreen(<Desk hasBook />);
  await screen.findByText('drawn');
  press('b');
  press('s');
  expect(onFill.mock.calls).toEqual([[{ side: 'buy' }], [{ side: 'sell' }]]);
  expect(press('arrowup')).toBe(true);
  expect(document.activeElement?.textContent).toBe('0.6');
});

it('an arrow keeps what it does in the browser where there is no price', async () => {
  renderScreen(<Desk hasBook={false} />);
  await screen.findByText('drawn');
  expect([press('arrowup'), press('arrowdown')]).toEqual([false, false]);
});
