import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { alertPaths } from './alerts.ts';
import { dataServerPaths } from './contract.ts';
import { explorerRoutes } from './explorer.ts';
import { faucetRequestSchema, faucetRoutes } from './faucet.ts';
import { foreignChainPaths } from './foreignChains.ts';
import { gatewayRoutes } from './gatewayForms.ts';
import { gatewayRecordPaths } from './gatewayRecord.ts';
import { gatewayPaths } from './gateways.ts';
import { minimumPaths } from './minimums.ts';
import { newsRoutes } from './news.ts';
import { paymentRequestPaths } from './paymentRequests.ts';
import { priceDaysSource } from './priceDays.ts';
import { priceRoutes } from './prices.ts';
import type { Route } from './route.ts';
import { scamListRoutes } from './scamLists.ts';
import { sharingPaths } from './sharing.ts';
import { stakingRoutes } from './staking.ts';
import { stakingCalendarRoutes } from './stakingCalendar.ts';
import { subscriptionPaths } from './subscription.ts';
import { marketRoutes } from './tickers.ts';

/* Rules for every path: the cache time of its answer, and the size of its input. */

it('an answer is cached for as long as it may stay true', () => {
  // Some have the same name.
  const routes = [
    dataServerPaths,
    explorerRoutes,
    newsRoutes,
    stakingRoutes,
    faucetRoutes,
    subscriptionPaths,
  ].flatMap((paths) => Object.entries<Route>(paths));
  const kept = Map.groupBy(routes, ([, { ttlSeconds }]) => ttlSeconds);
  const names = [...kept].map(([seconds, rows]) => [seconds, rows.map(([name]) => name).sort()]);
  expect(Object.fromEntries(names)).toEqual({
    0: [
      'challenge',
      'change',
      'config',
      'forget',
      'health',
      'hold',
      'live',
      'reach',
      'ready',
      'register',
      'state',
      'subscribe',
      'wait',
    ],
    3: ['accounts', 'getAccount', 'globalProperties', 'lpHistory', 'lpSingle', 'objects'],
    10: ['gatewayBoard', 'lps', 'lpsA', 'lpsB'],
    30: ['assets', 'tickers'],
    60: ['assets', 'holders', 'holders', 'payments', 'price', 'prices'],
    300: ['count', 'noQuorumAssets', 'percents', 'reports'],
    3600: ['priceDays'],
  });
});

it('so are answers of additional requests', () => {
  const routes: Route[] = [
    priceDaysSource,
    ...[
      alertPaths,
      minimumPaths,
      gatewayRecordPaths,
      gatewayPaths,
      gatewayRoutes,
      foreignChainPaths,
      priceRoutes,
    ].flatMap((paths) => Object.values<Route>(paths)),
    ...[scamListRoutes, sharingPaths, stakingCalendarRoutes, marketRoutes, paymentRequestPaths].flatMap(
      (paths) => Object.values<Route>(paths),
    ),
  ];
  const kept = routes.filter(({ ttlSeconds }) => ttlSeconds > 0);
  expect(
    Object.fromEntries(kept.map(({ path, ttlSeconds }) => [path.replace(/\?.*/u, ''), ttlSeconds])),
  ).toEqual({
    '/tickers/:slug/historical': 3_600,
    '/api/v1/gateway-record': 60,
    '/coins': 60,
    '/coin': 60,
    '/api/v1/confirmations/:network/:transaction': 10,
    '/tickers/:slug': 60,
    '/scam-accounts.json': 2_400,
    '/scam-assets.json': 2_400,
    '/api/staking/calendar/:account.ics': 300,
    '/v2/tickers': 30,
    '/v2/assets': 3_600,
  });
  // The rest is never cached: writes, a user's own data, and data that signatures rely on.
  expect(routes.filter(({ ttlSeconds }) => ttlSeconds === 0)).toHaveLength(14);
});

const long = 'x'.repeat(1_000);

describe('long texts of a service are cut', () => {
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

it('quiet hours begin and end at different minutes of a day, in an existing zone', () => {
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
