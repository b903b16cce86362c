import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tickersAnswer } from '@xbts/bot/src/upstreams/tickersAnswer.fixture.ts';

/** A slow market server that counts its requests. */
export interface CountingUpstream {
  readonly url: string;
  requests(): number;
  close(): void;
}

const pairs = 120;

/** About as many markets as the real one. */
const body = JSON.stringify(tickersAnswer(Array.from({ length: pairs }, (_, index) => `COIN${index}`)));

/** Starts it on a free port; `delayMs` before each answer. */
export async function startCountingUpstream(delayMs: number): Promise<CountingUpstream> {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(body);
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests: () => requests, close: () => server.close() };
}
