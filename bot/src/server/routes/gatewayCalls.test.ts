import { expect, test } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

const post = (url: string, body: object) => ({ method: 'POST' as const, url, body });
const wish = { inputCoinType: 'btc', outputCoinType: 'xbtsx.btc', outputAddress: 'alice-trader7' };

test('a deposit address is requested each time and never cached', async () => {
  const { server, requests } = await testServer({
    services: {
      '/gateways/coins/wallets/btc/new-deposit-address': {
        status: 200,
        body: { inputAddress: 'bc1qexample', inputMemo: 77 },
      },
    },
  });
  const ask = () => server.inject(post('/gateways/coins/wallets/btc/new-deposit-address', wish));
  const response = await ask();
  expect(response.json()).toEqual({ inputAddress: 'bc1qexample', inputMemo: '77' });
  expect(response.headers['cache-control']).toBe('no-store');
  await ask();
  expect(requests.map(({ body }) => body)).toEqual([wish, wish]);
});

test('the current list of coins is requested each time, without its bad rows', async () => {
  const coin = { symbol: 'XBTSX.TON', backingCoin: 'TON', minAmount: '10', precision: 1 };
  const services = { '/gateways/ton/coins': { status: 200, body: [coin, { name: 'half a row' }] } };
  const { server, requests } = await testServer({ services });
  const minimum = async () => (await server.inject('/gateways/ton/coins/present')).json().coins;
  expect(await minimum()).toMatchObject([{ symbol: 'XBTSX.TON', minAmount: '1' }]);
  services['/gateways/ton/coins'] = { status: 200, body: [{ ...coin, minAmount: '50' }] };
  expect(await minimum()).toMatchObject([{ minAmount: '5' }]);
  expect(requests).toHaveLength(2);
});

test('an address is checked by its own family', async () => {
  const { server, requests } = await testServer({
    services: { '/gateways/fiat/wallets/payeer/check-address/': { status: 200, body: { isValid: 'true' } } },
  });
  const response = await server.inject(
    post('/gateways/fiat/wallets/payeer/check-address/', { address: 'P1000' }),
  );
  expect(response.json()).toEqual({ isValid: true });
  expect(requests[0]).toMatchObject({ method: 'POST', body: { address: 'P1000' } });
});

test("a gateway's refusal is passed on in its words, its failure as ours", async () => {
  const services = {
    '/gateways/ton/wallets/ton/check-address/': { status: 422, body: { error: 'No such wallet' } },
  };
  const { server } = await testServer({ services });
  const ask = () => server.inject(post('/gateways/ton/wallets/ton/check-address/', { address: 'x' }));
  const refused = await ask();
  expect([refused.statusCode, refused.json().error]).toEqual([
    422,
    { code: 'service.refused', message: 'No such wallet' },
  ]);
  services['/gateways/ton/wallets/ton/check-address/'] = { status: 503, body: { error: 'Maintenance' } };
  expect((await ask()).statusCode).toBe(502);
});

test.each([
  ['a path that leads elsewhere', '/gateways/coins/wallets/.../check-address/', { address: 'x' }],
  ['an empty address', '/gateways/coins/wallets/btc/check-address/', { address: '' }],
  ['a long address', '/gateways/coins/wallets/btc/check-address/', { address: 'x'.repeat(257) }],
  ['no account', '/gateways/coins/wallets/btc/new-deposit-address', { ...wish, outputAddress: '' }],
])('%s never reaches the gateway', async (_what, url, body) => {
  const { server, requests } = await testServer();
  expect((await server.inject(post(url, body))).statusCode).toBe(400);
  expect(requests).toEqual([]);
});

test.each([
  // A twentieth for new addresses, a tenth for checks and for present lists.
  [60, [3, 6, 6]],
  [59, [2, 5, 5]],
  [9, [1, 1, 1]],
])('of %i requests a minute this many may reach a gateway: %j', async (requestsPerMinute, most) => {
  const at = '/gateways/coins';
  const services = {
    [`${at}/wallets/btc/new-deposit-address`]: { status: 200, body: { inputAddress: 'b' } },
    [`${at}/wallets/btc/check-address/`]: { status: 200, body: { isValid: true } },
    [`${at}/coins`]: { status: 200, body: [{ symbol: 'XBTSX.BTC', backingCoin: 'btc' }] },
  };
  const { server, requests } = await testServer({ requestsPerMinute, services });
  const calls = [
    post(`${at}/wallets/btc/new-deposit-address`, wish),
    post(`${at}/wallets/btc/check-address/`, { address: 'x' }),
    `${at}/coins/present`,
  ];
  // Each from its own address: concurrent requests count towards the server's limit.
  for (const [index, call] of calls.entries()) {
    const asked = typeof call === 'string' ? { url: call } : call;
    const passed = () => requests.length;
    const before = passed();
    for (let times = 0; times < 8; times += 1)
      await server.inject({ ...asked, remoteAddress: `10.0.0.${index}` });
    expect(passed() - before).toBe(most[index]);
  }
});
