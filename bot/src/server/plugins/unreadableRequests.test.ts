import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import type { ServerDeps } from '../createServer.ts';
import { testServer } from '../testServer.fixture.ts';
import { answerUnreadable } from './unreadableRequests.ts';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server's output on a socket with these incoming bytes, until it closes. */
async function answerTo(bytes: string, options: Partial<ServerDeps> = {}): Promise<string> {
  const { server } = await testServer(options);
  closers.push(() => server.close());
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test.each([
  ['a broken escape', '/api/v1/lps-a/%'],
  ['no UTF-8', '/api/v1/get-account/%c0%af'],
  ['a parameter of a thousand letters', `/api/v1/lps-a/${'x'.repeat(1_000)}`],
])('%s in a path is refused with a code and without repeating it', async (_what, url) => {
  const { server } = await testServer();
  const response = await server.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    error: { code: 'request.malformed', message: 'The request is malformed. the path' },
  });
});

test('input that is not HTTP is refused with a code, and the connection is closed', async () => {
  const answer = await answerTo('\u0016\u0003\u0001 hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
  expect(answer).toContain('"code":"request.malformed"');
});

test('a head of 20 KB is refused with 431', async () => {
  const answer = await answerTo(`GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/u);
});

test("a stalled body is cut at the configured time, not at Node's", async () => {
  // Node's own time limits are a minute and more, too long for this test.
  const head =
    'POST /api/v1/objects HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n';
  const answer = await answerTo(`${head}{"obj`, { requestTimeoutMs: 300 });
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/u);
}, 20_000);

test('a closed connection is left alone, and a partly answered one gets no second answer', () => {
  const outcome = (
    code: string,
    socket: { destroyed?: boolean; writable?: boolean; bytesWritten?: number },
  ) => {
    const [write, destroy] = [vi.fn(), vi.fn()];
    const whole = { destroyed: false, writable: true, bytesWritten: 0, write, destroy, ...socket };
    answerUnreadable(Object.assign(new Error('unreadable'), { code }), whole as never);
    return [write.mock.calls.length, destroy.mock.calls.length];
  };
  expect(outcome('HPE_INVALID_METHOD', {})).toEqual([1, 1]);
  expect(outcome('HPE_INVALID_METHOD', { bytesWritten: 5 })).toEqual([0, 1]);
  expect(outcome('HPE_INVALID_METHOD', { writable: false })).toEqual([0, 1]);
  expect(outcome('HPE_INVALID_METHOD', { destroyed: true })).toEqual([0, 0]);
  expect(outcome('ECONNRESET', {})).toEqual([0, 0]);
});
