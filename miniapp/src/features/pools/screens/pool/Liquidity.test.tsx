// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../screen.fixture.tsx';
import { knownPool } from './knownPool.fixture.ts';
import { Liquidity } from './Liquidity.tsx';

const perUnit = { USD: 0.01, EUR: 0.02, RUB: 0.5, CNY: 0.07 } as const;
vi.mock('./useFiatOf.ts', () => ({
  useFiatOf:
    () =>
    ({ a }: { a: bigint }, currency: keyof typeof perUnit) =>
      (Number(a) / 1e5) * perUnit[currency],
}));

const factOf = (label: string) => (screen.getByText(label).closest('div') as HTMLElement).textContent;

beforeEach(() => void renderScreen(<Liquidity known={knownPool} />));
afterEach(cleanup);

it('the contents of the pool are shown for both assets, with symbol, id and amount', () => {
  const text = (document.body.textContent ?? '').replace(/[\s\u202f]/gu, '');
  expect(text).toContain('BTS1.3.01000.00000');
  expect(text).toMatch(/USDT.*1\.3\.55\.000000/u);
});

it('its value is shown in every currency (spec §3)', () => {
  expect(factOf('Total in USD')).toMatch(/\$10\.00$/u);
  expect(factOf('Total in EUR')).toMatch(/€20\.00$/u);
  expect(factOf('Total in RUB')).toMatch(/₽500\.00$/u);
  expect(factOf('Total in CNY')).toMatch(/¥70\.00$/u);
});
