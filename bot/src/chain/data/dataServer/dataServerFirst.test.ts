import { FakeClock } from '@xbts/shared/client/fakeClock.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { expect, test } from 'vitest';
import { createLog } from '../../../logging.ts';
import { createMetrics } from '../../../metrics.ts';
import { silent, silentReads } from '../../../upstreams/silentReads.fixture.ts';
import type { UpstreamState } from '../../../upstreams/upstream.ts';
import { dataServerFirst } from './dataServerFirst.ts';

const well: UpstreamState = {
  state: 'ok',
  lastAnswerAt: 0,
  lastFailureAt: null,
  failure: null,
  latencyMs: 1,
};
const body = undefined;
const globals = { params: {}, body };
const account = { params: { name: 'alice' }, body };
const never = () => new Promise<never>(() => undefined);
const fails = (code: 'service.bad_answer' | 'request.not_found' | 'node.unreachable') => () =>
  Promise.reject(new AppError(code));

/** Two sources that answer with their own name, or with the value set for a read; every request is recorded. */
function setup() {
  const asked: string[] = [];
  const now = {
    state: well,
    isBehind: false,
    hasNode: true,
    isOtherChain: false,
    server: undefined as (() => Promise<unknown>) | undefined,
    others: undefined as (() => Promise<unknown>) | undefined,
    known: { server: ['BTS'], others: ['BTS', 'NEW'] },
  };
  const sourceOf = (name: 'server' | 'others') => {
    const read = async () => {
      asked.push(name);
      return (now[name] ?? (async () => name))();
    };
    const items = async (ids: readonly string[]) => {
      asked.push(`${name} ${ids.join()}`);
      await now[name]?.();
      return new Map(ids.filter((id) => now.known[name].includes(id)).map((id) => [id, name]));
    };
    return {
      reads: { ...silentReads, ...Object.fromEntries(Object.keys(silentReads).map((what) => [what, read])) },
      items: { assets: items, objects: items, accounts: items },
      headTime: silent,
      chainId: silent,
    };
  };
  const clock = new FakeClock();
  const metrics = createMetrics();
  const source = dataServerFirst({
    dataServer: sourceOf('server'),
    others: sourceOf('others'),
    state: () => now.state,
    isBehind: () => now.isBehind,
    hasNode: () => now.hasNode,
    checkChain: async () => {
      if (now.isOtherChain) throw new AppError('service.bad_answer');
    },
    clock,
    log: createLog({ level: 'silent', secrets: [] }),
    metrics,
  });
  return { asked, now, clock, metrics, source };
}

test('only the data server gets requests while it answers', async () => {
  const { asked, source } = setup();
  expect(await source.reads.globalProperties(globals)).toBe('server');
  expect(asked).toEqual(['server']);
});

test('the nodes answer if it fails, which is counted with the reason', async () => {
  const { now, source, metrics } = setup();
  now.server = fails('service.bad_answer');
  expect(await source.reads.globalProperties(globals)).toBe('others');
  expect(await metrics.text()).toContain(
    'xbts_data_fallbacks_total{what="globalProperties",reason="service.bad_answer"} 1',
  );
});

test('a slow data server does not delay the answer: after two seconds the nodes get the request', async () => {
  const { now, clock, source } = setup();
  now.server = never;
  const answer = source.reads.globalProperties(globals);
  await clock.advance(2_000);
  expect(await answer).toBe('others');
});

test('it has longer while no node answers, and the error names both failures', async () => {
  const { now, clock, source } = setup();
  now.hasNode = false;
  now.others = fails('node.unreachable');
  now.server = () => new Promise((resolve) => clock.setTimeout(() => resolve('late'), 5_000));
  const answer = source.reads.globalProperties(globals);
  await clock.advance(5_000);
  expect(await answer).toBe('late');
  now.server = fails('service.bad_answer');
  await expect(source.reads.globalProperties(globals)).rejects.toMatchObject({ code: 'node.unreachable' });
});

test('for half a minute after an unanswered request the nodes come first, the data server second', async () => {
  const { asked, now, clock, source, metrics } = setup();
  now.state = { ...well, state: 'failing', failure: 'service.unreachable', lastFailureAt: clock.now() };
  await clock.advance(29_000);
  expect(await source.reads.lpSingle({ params: { id: '1.19.1' }, body })).toBe('others');
  expect(asked).toEqual(['others']);
  now.others = fails('node.unreachable');
  expect(await source.reads.lpSingle({ params: { id: '1.19.1' }, body })).toBe('server');
  expect(await metrics.text()).toContain('xbts_data_fallbacks_total{what="lpSingle",reason="away"} 2');
  await clock.advance(1_000);
  asked.length = 0;
  await source.reads.lpSingle({ params: { id: '1.19.1' }, body });
  expect(asked).toEqual(['server']);
});

test('a data server that is behind the chain comes second, unless no node answers', async () => {
  const { now, source } = setup();
  now.isBehind = true;
  expect(await source.reads.globalProperties(globals)).toBe('others');
  now.hasNode = false;
  expect(await source.reads.globalProperties(globals)).toBe('server');
});

test('the nodes are asked about an account unknown to the data server; without nodes its word counts', async () => {
  const { now, source } = setup();
  now.server = fails('request.not_found');
  expect(await source.reads.getAccount(account)).toBe('others');
  now.others = fails('node.unreachable');
  await expect(source.reads.getAccount(account)).rejects.toMatchObject({ code: 'request.not_found' });
  now.hasNode = false;
  now.others = never;
  await expect(source.reads.getAccount(account)).rejects.toMatchObject({ code: 'request.not_found' });
});

test('the nodes are asked only for the items that the data server lacks', async () => {
  const { asked, source } = setup();
  expect([...(await source.items.assets(['BTS', 'NEW', 'NOPE']))]).toEqual([
    ['BTS', 'server'],
    ['NEW', 'others'],
  ]);
  expect(asked).toEqual(['server BTS,NEW,NOPE', 'others NEW,NOPE']);
});

test('the data server supplies items while nodes are slow or away', async () => {
  const { asked, now, clock, source } = setup();
  now.others = never;
  const slow = source.items.assets(['BTS', 'NEW']);
  await clock.advance(2_000);
  expect([...(await slow).keys()]).toEqual(['BTS']);
  asked.length = 0;
  now.hasNode = false;
  expect([...(await source.items.assets(['BTS', 'NEW'])).keys()]).toEqual(['BTS']);
  expect(asked).toEqual(['server BTS,NEW']);
});

test('prices and tickers have their own services, whether a node answers or not; daily prices have no other source', async () => {
  const { asked, now, source } = setup();
  now.hasNode = false;
  now.server = fails('service.bad_answer');
  expect(await source.reads.price({ params: { slug: 'bts-bitshares' }, body })).toBe('others');
  expect(await source.reads.tickers(globals)).toBe('others');
  asked.length = 0;
  await source.reads.priceDays({ params: { slug: 'bts-bitshares' }, body });
  expect(asked).toEqual(['others']);
});

test('nothing is accepted from a data server of another chain, with nodes or without', async () => {
  const { asked, now, source } = setup();
  now.isOtherChain = true;
  expect(await source.reads.globalProperties(globals)).toBe('others');
  expect([...(await source.items.assets(['BTS'])).values()]).toEqual(['others']);
  now.hasNode = false;
  now.others = fails('node.unreachable');
  await expect(source.reads.getAccount(account)).rejects.toMatchObject({ code: 'node.unreachable' });
  expect(asked.some((one) => one.startsWith('server'))).toBe(false);
});
