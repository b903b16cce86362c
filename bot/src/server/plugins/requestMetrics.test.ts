import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Metrics } from '../../metrics.ts';
import { addRequestMetrics } from './requestMetrics.ts';

/** The recorded metrics of a route's answer: its duration in seconds, and its labels. */
function counted(url: string | undefined, statusCode: number) {
  const addHook = vi.fn();
  const [observe, inc, done] = [vi.fn(), vi.fn(), vi.fn()];
  const metrics = { answerSeconds: { observe }, answers: { inc } } as unknown as Metrics;
  addRequestMetrics({ addHook } as unknown as FastifyInstance, metrics);
  const [event, onResponse] = addHook.mock.calls[0] ?? [];
  onResponse({ routeOptions: { url }, method: 'GET' }, { statusCode, elapsedTime: 250 }, done);
  expect([event, done.mock.calls]).toEqual(['onResponse', [[]]]);
  return [...observe.mock.calls, ...inc.mock.calls];
}

it('an answer is counted by its route, with its seconds and the class of its status', () => {
  expect(counted('/api/v1/lps/:text', 499)).toEqual([
    [{ route: '/api/v1/lps/:text' }, 0.25],
    [{ route: '/api/v1/lps/:text', method: 'GET', status: '4xx' }],
  ]);
});

it('unknown routes are counted together', () => {
  expect(counted(undefined, 500)).toEqual([
    [{ route: 'unknown' }, 0.25],
    [{ route: 'unknown', method: 'GET', status: '5xx' }],
  ]);
});
