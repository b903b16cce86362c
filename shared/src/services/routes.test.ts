import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dataServerPaths } from './contract.ts';
import { explorerRoutes } from './explorer.ts';
import { faucetRequestSchema, faucetRoutes } from './faucet.ts';
import { newsRoutes } from './news.ts';
import { stakingRoutes } from './staking.ts';
import { subscriptionPaths } from './subscription.ts';

/* What holds for every path: how long its answer counts, and how long what is in it may be. */

it('an answer is kept for as long as what it tells may stay true', () => {
  const routes = Object.entries({
    ...dataServerPaths,
    ...explorerRoutes,
    ...newsRoutes,
    ...stakingRoutes,
    ...faucetRoutes,
    ...subscriptionPaths,
  });
  const kept = Map.groupBy(routes, ([, { ttlSeconds }]) => ttlSeconds);
  const names = [...kept].map(([seconds, rows]) => [seconds, rows.map(([name]) => name).sort()]);
  expect(Object.fromEntries(names)).toEqual({
    0: ['challenge', 'change', 'config', 'forget', 'health', 'ready', 'register', 'state', 'subscribe'],
    3: ['accounts', 'getAccount', 'globalProperties', 'lpHistory', 'lpSingle', 'objects'],
    10: ['gatewayBoard', 'lps', 'lpsA', 'lpsB', 'together'],
    30: ['tickers'],
    60: ['assets', 'holders', 'payments', 'price'],
    300: ['count', 'noQuorumAssets', 'percents', 'reports'],
    3600: ['priceDays'],
  });
});

const long = 'x'.repeat(1_000);

describe('what a service says at length is cut', () => {
  it.each([
    [
      'a holder',
      explorerRoutes.holders.answer,
      [{ name: long, account_id: '1.2.3', amount: 5 }],
      { name: 63 },
    ],
    [
      'a report',
      newsRoutes.reports.answer,
      [{ id: 1, title: long, date: long, url: 'https://a.test' }],
      { title: 300, date: 40 },
    ],
    [
      'a coin that is paid',
      stakingRoutes.assets.answer,
      [{ asset: long, amount: '1', quorum: 2 }],
      { asset: 32 },
    ],
    [
      'a payout',
      stakingRoutes.payments.answer,
      [{ id: 1, time: long, asset: long, amount: '1', epoch: 1, trx: long }],
      { time: 32, asset: 32, trx: 64 },
    ],
  ])('%s', (_what, answer, rows, lengths) => {
    const [row] = (v.parse(answer, rows) as { rows: Record<string, string>[] }).rows;
    expect(row).toMatchObject(
      Object.fromEntries(Object.entries(lengths).map(([member, length]) => [member, long.slice(0, length)])),
    );
  });
});

it('a new account has a name of 1 to 63 characters and three keys', () => {
  const key = `BTS${'5'.repeat(50)}`;
  const asked = (name: string, owner_key = key) => ({
    account: { name, owner_key, active_key: key, memo_key: key, referrer: long, refcode: long },
  });
  const isTaken = (input: unknown) => v.is(faucetRequestSchema, input);
  expect(['', 'x', long.slice(0, 63), long.slice(0, 64)].map((name) => isTaken(asked(name)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isTaken(asked('x', 'BTS5'))).toBe(false);
  const { account } = v.parse(faucetRequestSchema, asked('x'));
  expect([account.referrer?.length, account.refcode?.length]).toEqual([63, 80]);
});

it('quiet hours begin and end at minutes of a day, not at the same one, in a zone that there is', () => {
  const { body } = subscriptionPaths.change;
  const isTaken = (quiet: unknown) =>
    v.is(body, { nonce: 'ab'.repeat(16), kinds: [], isMuted: false, quiet, language: 'en' });
  const zone = 'UTC';
  expect(isTaken({ from: 0, to: 1_439, zone })).toBe(true);
  for (const wrong of [
    { from: -1, to: 5, zone },
    { from: 5, to: 1_440, zone },
    { from: 7, to: 7, zone },
    { from: 0.5, to: 7, zone },
    { from: 0, to: 7, zone: 'Nowhere/Town' },
  ])
    expect(isTaken(wrong)).toBe(false);
});
