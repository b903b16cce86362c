import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { createMetrics } from '../../metrics.ts';
import { testServer } from '../testServer.fixture.ts';

const btc = { symbol: 'XBTSX.BTC', backingCoin: 'BTC', minAmount: '0.0005', gatewayWallet: 'xbtsx-gate' };

test('the board shows the state of every family, and keeps the coins of one that failed later', async () => {
  const services: Record<string, { status: number; body: unknown }> = {
    '/gateways/coins/coins': { status: 200, body: [btc] },
  };
  const { server, clock } = await testServer({ services });
  const board = async () => {
    const { gateways } = parse(
      dataServerPaths.gatewayBoard.answer,
      (await server.inject('/api/v1/gateway-board')).json(),
    );
    return gateways.rows;
  };
  const first = await board();
  expect(first.map(({ family, state }) => `${family} ${state}`)).toEqual([
    'coins ok',
    'waves failing',
    'bsc failing',
    'eth failing',
    'eos failing',
    'fiat failing',
    'ton failing',
  ]);
  expect(first[0]).toMatchObject({ lastAnswerAt: clock.time, failure: null });
  expect(first[0]?.coins.rows[0]).toMatchObject({ symbol: 'XBTSX.BTC', minAmount: '0.0005' });
  expect(first[0]?.coins.rows[0]).not.toHaveProperty('commonAddress');

  const answeredAt = clock.time;
  services['/gateways/coins/coins'] = { status: 503, body: { error: 'Maintenance' } };
  clock.time += 3_600_000;
  const [later] = await board();
  expect(later).toMatchObject({
    state: 'failing',
    failure: 'service.refused',
    lastAnswerAt: answeredAt,
    lastFailureAt: clock.time,
  });
  expect(later?.coins.rows).toHaveLength(1);
});

test('it waits a second and a half for a silent gateway', async () => {
  const waits: number[] = [];
  const clock = {
    now: () => 0,
    setTimeout: (run: () => void, ms: number) => {
      waits.push(ms);
      setImmediate(run);
    },
    clearTimeout: () => {},
  };
  const { fakeUpstreams } = await import('../../upstreams/fakeUpstreams.fixture.ts');
  const { createLog } = await import('../../logging.ts');
  const log = createLog({ level: 'silent', secrets: [] });
  const fetchJson = () => new Promise<never>(() => {});
  const { server } = await testServer({
    clock,
    upstreams: fakeUpstreams({ fetchJson, clock, log, metrics: createMetrics() }),
  });
  const { gateways } = (await server.inject('/api/v1/gateway-board')).json();
  expect(waits).toEqual(Array.from({ length: 7 }, () => 1_500));
  expect(gateways).toHaveLength(7);
  expect(gateways[0]).toMatchObject({ state: 'unknown', coins: [] });
});
