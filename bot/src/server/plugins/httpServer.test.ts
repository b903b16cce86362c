import { expect, it, vi } from 'vitest';
import { createHttpServer } from './httpServer.ts';

it.each([
  [15_000, 1_000],
  [300, 300],
])(
  'a request may take %i ms, which is looked at every %i; connections outlast those of proxies',
  (requestTimeoutMs, lookMs) => {
    const server = createHttpServer({
      hot: { answer: () => true },
      handler: () => undefined,
      requestTimeoutMs,
      isUpgraded: () => false,
    });
    expect(server).toMatchObject({
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: lookMs,
      keepAliveTimeout: 72_000,
    });
  },
);

it.each([
  [true, 0],
  [false, 1],
])('of a request that is answered from memory (%s) the framework hears %i times', (isAnswered, times) => {
  const [answer, handler] = [vi.fn(() => isAnswered), vi.fn()];
  const server = createHttpServer({
    hot: { answer },
    handler,
    requestTimeoutMs: 1_000,
    isUpgraded: () => false,
  });
  server.emit('request', 'a request', 'its response');
  expect(answer.mock.calls).toEqual([['a request', 'its response']]);
  expect(handler).toHaveBeenCalledTimes(times);
});
