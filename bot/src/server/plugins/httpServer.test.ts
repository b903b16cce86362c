import { expect, it } from 'vitest';
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
    });
    expect(server).toMatchObject({
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: lookMs,
      keepAliveTimeout: 72_000,
    });
  },
);
