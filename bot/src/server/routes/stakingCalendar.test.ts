import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

const one = (asset_id: string) => ({ amount: 1, asset_id });
const sth = {
  id: '1.3.4099',
  symbol: 'XBTSX.STH',
  precision: 5,
  issuer: '1.2.3',
  dynamic_asset_data_id: '2.3.4099',
  options: {
    max_supply: '1000000000000000',
    market_fee_percent: 0,
    max_market_fee: 0,
    issuer_permissions: 0,
    flags: 0,
    core_exchange_rate: { base: one('1.3.0'), quote: one('1.3.0') },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
  },
};
const stake = {
  id: '1.13.7',
  owner: '1.2.18',
  balance: { amount: '20000000000', asset_id: '1.3.4099' },
  policy: [
    1,
    {
      start_claim: '2026-11-10T08:30:00',
      vesting_seconds: 2_592_000,
      coin_seconds_earned: '0',
      coin_seconds_earned_last_update: '2026-11-10T08:30:00',
    },
  ],
  balance_type: 'unspecified',
};
const chain = {
  'database.get_assets': () => [sth],
  'database.get_vesting_balances': (name: string) => {
    if (name === 'nobody-here') throw new AppError('chain.unknown_account');
    return [stake];
  },
};

test('the calendar of an account has payout days and unlock days, as text/calendar, in the requested language', async () => {
  const { server } = await testServer({ chain });
  const answer = await server.inject('/api/staking/calendar/bob.holder2.ics?lang=ru');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('inline; filename="smartholder-bob.holder2.ics"');
  expect(answer.body.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(answer.body).toContain('X-WR-CALNAME:SmartHolder · bob.holder2');
  expect(answer.body).toContain('DTSTART:20261210T083000Z\r\nSUMMARY:Можно забрать 200000 XBTSX.STH');
  // The fake clock is at 18 November 2026.
  expect(answer.body).toContain('UID:payout-2026-23@xbts-mini');
  expect((await server.inject('/api/staking/calendar/bob.ics?lang=fr')).body).toContain(
    'SUMMARY:SmartHolder payout',
  );
});

test('the chain gets a request once in five minutes, however often a calendar sends one', async () => {
  const { server, calls } = await testServer({ chain });
  for (let times = 0; times < 3; times += 1) await server.inject('/api/staking/calendar/bob-holder2.ics');
  expect(calls.filter(({ name }) => name === 'database.get_vesting_balances')).toHaveLength(1);
});

test('a calendar with the current feed does not get it again; another gets its age and compressed content', async () => {
  const { server, clock } = await testServer({ chain });
  const url = '/api/staking/calendar/bob-holder2.ics';
  const first = await server.inject(url);
  clock.time += 5_000;
  const again = await server.inject({ url, headers: { 'if-none-match': first.headers.etag } });
  expect([again.statusCode, again.headers.age]).toEqual([304, '5']);
  const small = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect([small.headers['content-encoding'], small.headers.age]).toEqual(['gzip', '5']);
});

test('an unknown account and an invalid name are refused', async () => {
  const { server } = await testServer({ chain });
  const unknown = await server.inject('/api/staking/calendar/nobody-here.ics');
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'request.not_found']);
  const malformed = await server.inject('/api/staking/calendar/a%2Fb.ics');
  expect([malformed.statusCode, malformed.json().error.code]).toEqual([400, 'request.malformed']);
});

test('without the staked asset there is no calendar', async () => {
  const { server } = await testServer({ chain: { ...chain, 'database.get_assets': () => [null] } });
  const answer = await server.inject('/api/staking/calendar/bob-holder2.ics');
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'request.not_found']);
});
