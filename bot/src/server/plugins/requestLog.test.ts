import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addRequestLog } from './requestLog.ts';

/** The log lines of answers with these statuses at a level: level, status and route. */
async function linesOf(level: 'debug' | 'info', statuses: readonly number[]): Promise<unknown[]> {
  const lines: { level: number; status: number; route: string; msg: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const server = fastify({ logger: { level, stream } });
  addRequestLog(server, { now: () => 0 });
  server.get('/answers/:status', (request, reply) =>
    reply.code(Number((request.params as { status: string }).status)).send('x'),
  );
  for (const status of statuses) await server.inject(`/answers/${status}?secret=1`);
  await server.close();
  // The framework logs more about each.
  return lines.filter(({ msg }) => msg === 'request').map((line) => [line.level, line.status, line.route]);
}

const [DEBUG, INFO, WARN] = [20, 30, 40];
const route = '/answers/:status';

it('a fault is a warning, unless disabled or busy; a refusal is informational, and success is not logged', async () => {
  expect(await linesOf('info', [200, 399, 400, 404, 499, 500, 501, 502, 503])).toEqual(
    [400, 404, 499, 500, 501, 502, 503].map((status) => [
      [500, 502].includes(status) ? WARN : INFO,
      status,
      route,
    ]),
  );
});

it('success is logged at the debug level', async () => {
  expect(await linesOf('debug', [200, 399])).toEqual([
    [DEBUG, 200, route],
    [DEBUG, 399, route],
  ]);
});

it('an address over a limit has one line a minute, and others have their own', async () => {
  const lines: string[] = [];
  const clock = { now: () => time };
  let time = 0;
  const stream = { write: (line: string) => void lines.push(line) };
  const server = fastify({ logger: { level: 'info', stream } });
  addRequestLog(server, clock);
  server.get('/', (_request, reply) => reply.code(429).send('x'));
  const ask = async (remoteAddress: string) => {
    for (let times = 0; times < 50; times += 1) await server.inject({ url: '/', remoteAddress });
    return lines.splice(0).filter((line) => line.includes('"status":429')).length;
  };
  expect([await ask('10.0.0.1'), await ask('10.0.0.2'), await ask('10.0.0.1')]).toEqual([1, 1, 0]);
  time = 60_000;
  expect(await ask('10.0.0.1')).toBe(1);
});
