import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addRequestLog } from './requestLog.ts';

/** The log lines of answers with these statuses at a level: level, status and route. */
async function linesOf(level: 'debug' | 'info', statuses: readonly number[]): Promise<unknown[]> {
  const lines: { level: number; status: number; route: string; msg: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const server = fastify({ logger: { level, stream } });
  addRequestLog(server);
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
