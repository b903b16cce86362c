import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

type Services = Record<string, { status: number; body: unknown } | Error>;

const btc = { symbol: 'XBTSX.BTC', backingCoin: 'BTC', minAmount: 0.0005, depositAllowed: 'false' };

test("a gateway's coins are served without the bad rows, which are counted in the log", async () => {
  const services: Services = {
    '/gateways/bsc/coins': { status: 200, body: [btc, { symbol: '<b>' }, 'x'] },
  };
  const { server, lines } = await testServer({ services });
  const response = await server.inject('/gateways/bsc/coins');
  expect(response.json()).toEqual({
    form: 'amounts in coins',
    coins: [
      {
        symbol: 'XBTSX.BTC',
        backingCoin: 'BTC',
        namedIssuers: [],
        minAmount: '0.0005',
        withdrawFee: null,
        gateFee: null,
        areAmountsUnclear: false,
        memoSupport: false,
        depositAllowed: false,
        withdrawalAllowed: true,
      },
    ],
  });
  expect(lines.join('')).toContain('"service":"gateway bsc","route":"/coins","dropped":2');
});

test('an old list of a gateway is served for a quarter of an hour only, since it directs money', async () => {
  const services: Services = { '/gateways/eth/coins': { status: 200, body: [btc] } };
  const { server, clock } = await testServer({ services });
  await server.inject('/gateways/eth/coins');
  services['/gateways/eth/coins'] = { status: 503, body: { error: 'Service is on maintenance' } };
  clock.time += 899_000;
  expect((await server.inject('/gateways/eth/coins')).statusCode).toBe(200);
  clock.time += 2_000;
  const gone = await server.inject('/gateways/eth/coins');
  expect([gone.statusCode, gone.json().error.code]).toEqual([502, 'service.refused']);
});

test('the staking service is served as our models, whatever its form', async () => {
  const share = { name: 'alice', realAmount: '1000.000000', bonus: '50', percent: 12.5 };
  const total = { realAmount: '8000.000000', bonusesAmount: '9000.5', holders: 2 };
  const payment = { id: 4, time: '2026-11-15T12:00:00', asset: 'BTS', amount: '5.2', epoch: 21 };
  const services: Services = {
    '/staking/api/public/percents': { status: 200, body: { total, holders: [share, {}] } },
    '/staking/api/get/noassets': {
      status: 200,
      body: [{ asset: 'XBTSX.ETH', amount: '0.1', quorum: '37.5' }],
    },
    '/staking/api/get/assets': {
      status: 200,
      body: [{ ticker: 'BTC', accumulated_fees: 0.0251, min: 0.02 }],
    },
    '/staking/api/payments/alice': { status: 200, body: [payment] },
  };
  const { server, requests, lines } = await testServer({ services });
  expect((await server.inject('/staking/api/public/percents')).json()).toEqual({
    form: 'operator',
    staked: '8000',
    weight: '9000.5',
    count: 2,
    holders: [{ account: 'alice', amount: '1000', bonus: '50', percent: '12.5' }],
    unread: 1,
  });
  expect((await server.inject('/staking/api/get/noassets')).json()).toEqual([
    { asset: 'XBTSX.ETH', amount: '0.1', quorum: 37.5 },
  ]);
  expect((await server.inject('/staking/api/get/assets')).json()).toEqual([
    { asset: 'XBTSX.BTC', amount: '0.01255', quorum: 125 },
  ]);
  expect((await server.inject('/staking/api/payments/alice')).json()).toEqual([
    { ...payment, id: '4', epoch: '21' },
  ]);
  expect((await server.inject('/staking/api/payments/..%2f')).statusCode).toBe(400);
  expect(requests).toHaveLength(4);
  expect(lines.join('')).toContain(
    '"service":"staking","route":"/api/public/percents","dropped":1,"reasons":["no account"]',
  );
});

test("news are the twelve newest whatever the client's query", async () => {
  const report = { id: 9, title: 'Report 9', date: '2026-11-01', url: 'https://news.example/9' };
  const services: Services = {
    '/news/xbtsreports/count': { status: 200, body: 57 },
    '/news/xbtsreports': { status: 200, body: [report, { ...report, url: 'javascript:alert(1)' }] },
  };
  const { server, requests } = await testServer({ services });
  expect((await server.inject('/news/xbtsreports/count')).json()).toBe(57);
  expect((await server.inject('/news/xbtsreports?_limit=999999')).json()).toEqual([{ ...report, id: '9' }]);
  expect(requests[1]?.path).toBe('/news/xbtsreports?_limit=12&_sort=id:DESC');
});

test.each([
  ['garbage', { status: 200, body: undefined }, 'service.bad_answer'],
  ['a wrong shape', { status: 200, body: { unexpected: [null] } }, 'service.bad_answer'],
  ['its 404', { status: 404, body: {} }, 'service.refused'],
  ['no answer', new Error('ECONNRESET'), 'service.unreachable'],
] as const)('%s of a service is a 502 with a code', async (_what, answer, code) => {
  const { server } = await testServer({ services: { '/gateways/coins/coins': answer } });
  const response = await server.inject('/gateways/coins/coins');
  expect([response.statusCode, response.json().error.code]).toEqual([502, code]);
});
