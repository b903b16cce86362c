import type { JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { describe, expect, it } from 'vitest';
import recorded from '../../../tests/vectors/services/gateways.json' with { type: 'json' };
import { createLog } from '../logging.ts';
import { createMetrics } from '../metrics.ts';
import { createGateway } from './gateways.ts';
import { createUpstream } from './upstream.ts';

/** A gateway with these paths alone; each returns its status and body. */
function gatewayWith(paths: Record<string, { status?: number; body: unknown }>) {
  const asked: string[] = [];
  const lines: string[] = [];
  let held: Promise<void> | undefined;
  const fetchJson = async ({ method, path }: JsonRequest) => {
    asked.push(`${method} ${path}`);
    const wait = held;
    held = undefined;
    await wait;
    const { status = 200, body } = paths[path] ?? { status: 404, body: {} };
    return { status, body };
  };
  const gateway = createGateway(
    createUpstream({
      name: 'gateway coins',
      fetchJson,
      clock: { now: () => 7 },
      log: createLog({
        level: 'info',
        secrets: [],
        destination: { write: (line: string) => void lines.push(line) },
      }),
      metrics: createMetrics(),
    }),
  );
  /** The next answer waits for this promise. */
  const answerLater = (until: Promise<void>) => {
    held = until;
  };
  return { gateway, asked, lines, paths, answerLater };
}

const list = { body: recorded.answer };
const wish = { params: { walletType: 'btc' }, body: { address: 'bc1q' } };

describe('the recorded rows of a gateway', () => {
  it('mean the same as for its other clients, figure by figure', async () => {
    const { form, coins } = await gatewayWith({ '/coins': list }).gateway.coins({});
    expect([form, coins.dropped]).toEqual(['amounts in units', 0]);
    const [sth, usdt, btc] = recorded.means;
    const [first, second, third] = coins.rows;
    expect(first).toMatchObject({
      symbol: 'XBTSX.STH',
      walletType: 'sth',
      commonAddress: sth?.deposit instanceof Object ? sth.deposit.to : '',
      namedIssuers: ['xbtsx-issuer1', '1.2.20'],
      minAmount: sth?.minimum,
      withdrawFee: sth?.withdraw_fee,
      gateFee: '0',
      depositAllowed: true,
    });
    expect(second).toMatchObject({ symbol: 'XBTSX.USDT', walletType: 'usdt', minAmount: usdt?.minimum });
    expect(second).toMatchObject({ withdrawFee: null, gateFee: usdt?.gate_fee, depositAllowed: true });
    expect(second?.commonAddress).toBeUndefined();
    expect(third).toMatchObject({ symbol: 'XBTSX.BTC', walletType: 'btc', minAmount: btc?.minimum });
    expect(third).toMatchObject({ gateFee: btc?.gate_fee, depositAllowed: false, withdrawalAllowed: true });
    expect(coins.rows.map(({ areAmountsUnclear }) => areAmountsUnclear)).toEqual([false, false, false]);
    expect([
      sth?.minimum,
      sth?.withdraw_fee,
      usdt?.minimum,
      usdt?.gate_fee,
      btc?.minimum,
      btc?.gate_fee,
    ]).toEqual(['10', '1', '5', '1', '0.001', '0.0005']);
  });

  it('are logged with their form once', async () => {
    const { gateway, lines } = gatewayWith({ '/coins': list });
    await gateway.coins({});
    await gateway.coins({});
    expect(lines.filter((line) => line.includes('"form":"amounts in units"'))).toHaveLength(1);
  });
});

describe('the list of coins', () => {
  it('comes from /coin if /coins is unknown, and from there first afterwards', async () => {
    const { gateway, asked } = gatewayWith({ '/coin': list });
    for (const _ of [1, 2]) expect((await gateway.coins({})).coins.rows).toHaveLength(3);
    expect(asked).toEqual(['GET /coins', 'GET /coin', 'GET /coin']);
    expect(gateway.state()).toMatchObject({ state: 'ok', failure: null, lastAnswerAt: 7 });
  });

  it('is found by two simultaneous requests if /coins is unknown, including the later one', async () => {
    const { gateway, asked, answerLater } = gatewayWith({ '/coin': list });
    const { promise, resolve } = Promise.withResolvers<void>();
    answerLater(promise);
    const late = gateway.coins({});
    expect((await gateway.coins({})).coins.rows).toHaveLength(3);
    resolve();
    expect((await late).coins.rows).toHaveLength(3);
    await gateway.coins({});
    expect(asked).toEqual(['GET /coins', 'GET /coins', 'GET /coin', 'GET /coin', 'GET /coin']);
  });

  it('is found again after it has moved', async () => {
    const { gateway, asked, paths } = gatewayWith({ '/coin': list });
    await gateway.coins({});
    delete paths['/coin'];
    paths['/coins'] = list;
    await gateway.coins({});
    await gateway.coins({});
    expect(asked).toEqual(['GET /coins', 'GET /coin', 'GET /coin', 'GET /coins', 'GET /coins']);
  });

  it('is not searched elsewhere when the gateway fails at its path', async () => {
    const { gateway, asked } = gatewayWith({ '/coins': { status: 503, body: {} }, '/coin': list });
    await expect(gateway.coins({})).rejects.toMatchObject({
      code: 'service.refused',
      facts: { status: 503 },
    });
    expect(asked).toEqual(['GET /coins']);
  });

  it('is missing if neither path is known, and the gateway counts as failed', async () => {
    const { gateway } = gatewayWith({});
    await expect(gateway.coins({})).rejects.toMatchObject({
      code: 'service.refused',
      facts: { status: 404 },
    });
    expect(gateway.state()).toMatchObject({ state: 'failing', failure: 'service.refused' });
  });

  it.each([[[]], [{}], [null], [undefined], ['<html>'], [[{ name: 'no coin' }]]])(
    'is unreadable without a usable row: %j',
    async (body) => {
      const { gateway } = gatewayWith({ '/coins': { body } });
      await expect(gateway.coins({})).rejects.toMatchObject({ code: 'service.bad_answer' });
    },
  );
});

it('an address is checked with the slash of the specification, and without it if that is unknown', async () => {
  const bare = '/wallets/btc/check-address';
  const { gateway, asked } = gatewayWith({ [bare]: { body: { isValid: 1 } } });
  for (const _ of [1, 2]) expect(await gateway.checkAddress(wish)).toEqual({ isValid: true });
  expect(asked).toEqual([`POST ${bare}/`, `POST ${bare}`, `POST ${bare}`]);
});
