// @vitest-environment jsdom
import '../../../../browser.fixture.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePastWorth } from './usePastWorth.ts';

const DAY = 86_400_000;
const [bts, btc, sth] = ['1.3.0', '1.3.1', '1.3.2'];

const asked = vi.hoisted(() => ({ since: [] as number[], isSlow: false }));
vi.mock('./readPastPrices.ts', () => ({
  /** BTS costs as many dollars a unit as the day has since 1970, BTC twice that, all else has no price. */
  readPastPrices: async (_reader: unknown, { since }: { since: number }) => {
    asked.since.push(since);
    if (asked.isSlow) await new Promise(() => undefined);
    const find = (id: string, at: number) => {
      const perUnit = Math.floor(at / DAY) * (id === '1.3.1' ? 2 : 1);
      return id === '1.3.2' ? null : { perUnit, source: { kind: 'token' } };
    };
    return { find, isWhole: true };
  },
}));

const assets = (...ids: string[]) =>
  new Map(ids.map((id) => [id, { id, symbol: id, precision: 0 } as unknown as Asset]));
const all = assets(bts, btc, sth);
const units = (assetId: string, count: bigint) => ({ assetId, units: count, sign: 1 as const });

const queries = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
const worth = (since: number | null) =>
  renderHook(({ from, known }) => usePastWorth('1.2.18', known, from), {
    wrapper,
    initialProps: { from: since, known: all },
  });

beforeEach(() => {
  queries.clear();
  Object.assign(asked, { since: [], isSlow: false });
});

it('amounts are worth the prices of their day together; without one of the prices nothing is said', async () => {
  const { result } = worth(40 * DAY);
  expect(result.current([units(bts, 1n)], 50 * DAY)).toBeNull();
  await waitFor(() => expect(result.current([units(bts, 1n)], 50 * DAY)).toBe(50));
  expect(result.current([units(bts, 2n), units(btc, 1n)], 50 * DAY)).toBe(200);
  expect(result.current([units(bts, 2n), units(sth, 1n)], 50 * DAY)).toBeNull();
});

it('prices are read from a whole month on, and not without a row', async () => {
  const { rerender } = worth(null);
  expect(asked.since).toEqual([]);
  rerender({ from: 70 * DAY, known: all });
  await waitFor(() => expect(asked.since).toEqual([60 * DAY]));
  rerender({ from: 61 * DAY, known: all });
  expect(asked.since).toEqual([60 * DAY]);
});

it('what is known stays while an older page asks for more', async () => {
  const { result, rerender } = worth(70 * DAY);
  await waitFor(() => expect(result.current([units(bts, 1n)], 70 * DAY)).toBe(70));
  asked.isSlow = true;
  rerender({ from: 10 * DAY, known: all });
  await waitFor(() => expect(asked.since).toEqual([60 * DAY, 0]));
  expect(result.current([units(bts, 1n)], 70 * DAY)).toBe(70);
});
