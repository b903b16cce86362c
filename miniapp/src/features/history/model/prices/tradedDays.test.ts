import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { chainTimeOfMs, msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { expect, it } from 'vitest';
import { readTradedDays } from './tradedDays.ts';

const ASSET = { id: '1.3.9', precision: 4 };
const NOW = Date.UTC(2026, 10, 27);
const day = (before: number) => NOW - before * DAY_MS;

interface Trade {
  readonly at: number;
  readonly price: string;
  readonly parties: readonly [string, string];
}

/** A market of these trades, the newest first, each of two BTS, in a node's form; counts the reads. */
function marketOf(trades: readonly Trade[]) {
  const asked: number[] = [];
  const days = [...new Set(trades.map(({ at }) => Math.floor(at / DAY_MS) * DAY_MS))].sort((a, b) => a - b);
  const answer = (method: string, params: readonly unknown[]) => {
    if (method === 'get_market_history')
      return days
        .filter((open) => open >= msOfChainTime(String(params[3])))
        .slice(0, 200)
        .map((open) => ({
          key: { base: '1.3.0', quote: ASSET.id, seconds: 86_400, open: chainTimeOfMs(open) },
          close_base: 900n,
          close_quote: 100n,
          base_volume: 200_000n,
          quote_volume: 100n,
        }));
    const [, , start, stop, limit] = params as [string, string, string, string, number];
    asked.push(msOfChainTime(start));
    return trades
      .filter(({ at }) => at <= msOfChainTime(start) && at >= msOfChainTime(stop))
      .slice(0, limit)
      .map(({ at, price, parties }) => ({
        date: chainTimeOfMs(at),
        price,
        value: '2',
        side1_account_id: parties[0],
        side2_account_id: parties[1],
      }));
  };
  const reader = {
    call: async (_api: unknown, method: string, params: readonly unknown[]) => answer(method, params),
  } as unknown as ChainReader;
  const read = (from: number) =>
    readTradedDays(reader, { asset: ASSET, seconds: 86_400, from, now: NOW }, new AbortController().signal);
  return { read, asked };
}

const others = ['1.2.18', '1.2.19'] as const;
const oneself = ['1.2.18', '1.2.18'] as const;

it('a thin market is read completely by one request, and a trade with oneself does not count', async () => {
  const { read, asked } = marketOf([
    { at: day(1.5), price: '1000', parties: oneself },
    { at: day(3.4), price: '1000', parties: oneself },
    { at: day(3.5), price: '2', parties: others },
  ]);
  // A whole one of four decimals for two of five: twenty units for a unit.
  expect(await read(day(30))).toEqual([{ at: day(4), rate: 20 }]);
  expect(asked).toHaveLength(1);
});

it('a busy market gets at most forty requests, however long its history is', async () => {
  const trades = Array.from({ length: 6_000 }, (_, nth) => ({
    at: NOW - 1 - (nth * DAY_MS) / 6,
    price: '2',
    parties: others,
  }));
  const { read, asked } = marketOf(trades);
  const days = await read(day(1_000));
  expect(asked.length).toBeLessThanOrEqual(41);
  expect(days).toHaveLength(1_000);
  expect(new Set(days.map(({ rate }) => rate))).toEqual(new Set([9, 20]));
});

it('a market without trades gets no request', async () => {
  const { read, asked } = marketOf([]);
  expect(await read(day(30))).toEqual([]);
  expect(asked).toEqual([]);
});
