import { expect, test, vi } from 'vitest';
import { tickersAnswer } from '../../upstreams/tickersAnswer.fixture.ts';
import { testServer } from '../testServer.fixture.ts';

const services = { '/v2/tickers': { status: 200, body: tickersAnswer() } };

/** Blocks the event loop for a while. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** A delayed server: it was blocked for longer than the sampling interval. */
async function lateServer() {
  const made = await testServer({ maxDelayMs: 1, services });
  await made.server.ready();
  await expect
    .poll(
      () => {
        block(30);
        return made.server.isUnderPressure();
      },
      { interval: 1 },
    )
    .toBe(true);
  return made;
}

test('a late server refuses, and says when to retry', async () => {
  const { server, lines } = await lateServer();
  const refused = await server.inject('/api/v1/tickers');
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'service.overloaded']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
  expect(refused.headers['cache-control']).toBe('no-store');
  await server.inject('/api/v1/tickers');
  expect(lines.filter((line) => line.includes('requests are refused'))).toHaveLength(1);
  expect((await server.inject('/metrics')).body).toContain('xbts_http_shed_total{route="/api/v1/tickers"} 2');
  await server.close();
});

test('a refused client retries in two to six seconds, and the log records it every ten', async () => {
  const { server, lines } = await lateServer();
  const [random, now] = [vi.spyOn(Math, 'random'), vi.spyOn(performance, 'now')];
  const retry = async (chance: number, at: number) => {
    random.mockReturnValue(chance);
    now.mockReturnValue(1_000_000 + at);
    return (await server.inject('/api/v1/tickers')).headers['retry-after'];
  };
  const said = () => lines.filter((line) => line.includes('requests are refused')).length;
  const seconds = [await retry(0, 0), await retry(0.999, 10_000)];
  expect(said()).toBe(1);
  seconds.push(await retry(0.5, 10_001));
  random.mockRestore();
  now.mockRestore();
  expect(seconds).toEqual(['2', '6', '4']);
  expect(said()).toBe(2);
  await server.close();
});

test('the delay is checked every half second, and logged', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { server, lines } = await lateServer();
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(500);
  timers.mockRestore();
  await server.inject('/api/v1/tickers');
  const said = lines.find((line) => line.includes('requests are refused')) ?? '';
  expect(JSON.parse(said).delayMs).toBeGreaterThan(1);
  await server.close();
});

test('a loop that has not turned between two checks is as late as they are apart', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { server, lines } = await testServer({ maxDelayMs: 1, services });
  await server.ready();
  vi.advanceTimersByTime(500);
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  await server.inject('/api/v1/tickers');
  const said = lines.find((line) => line.includes('requests are refused')) ?? '';
  expect(JSON.parse(said).delayMs).toBe(500);
  await server.close();
});

test('a browser is shown a page that retries automatically', async () => {
  const { server } = await lateServer();
  const page = await server.inject('/wallet');
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toContain(`http-equiv="refresh" content="${page.headers['retry-after']}"`);
  await server.close();
});

test('watchdogs and the messenger are served whatever the delay', async () => {
  const { server } = await lateServer();
  const statuses = await Promise.all(
    ['/live', '/health', '/ready', '/metrics'].map(async (path) => (await server.inject(path)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 200, 200]);
  await server.close();
});

test('requests are served again as soon as the loop is in time', async () => {
  const { server } = await testServer({ maxDelayMs: 60_000, services });
  await server.ready();
  expect((await server.inject('/api/v1/tickers')).statusCode).toBe(200);
  await server.close();
});

test('with a limit of 0 nothing is refused', async () => {
  const { server } = await testServer({ maxDelayMs: 0, services });
  block(50);
  expect((await server.inject('/api/v1/tickers')).statusCode).toBe(200);
  expect(server.hasDecorator('isUnderPressure')).toBe(false);
});
