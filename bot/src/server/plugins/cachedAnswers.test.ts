import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { storeAnswer } from '../cache/storedAnswer.ts';
import { createSendStored } from './cachedAnswers.ts';

/**
 * A path with a lifetime of five seconds whose text was fetched at 10 s, requested `afterMs` later; counts its bytes.
 */
async function setup(text = '{"a":1}', afterMs = 0) {
  const answer = await storeAnswer(text, 10_000, undefined);
  const sent: number[] = [];
  const send = createSendStored({ ttlMs: 5_000 }, { bytes: { spend: (_, bytes) => void sent.push(bytes) } });
  const server = fastify();
  server.get('/', async (request, reply) => send(request, reply, answer, 10_000 + afterMs));
  return { answer, sent, ask: (headers = {}) => server.inject({ url: '/', headers }) };
}

it.each([
  [0, 'public, max-age=5, s-maxage=5, stale-while-revalidate=5', '0'],
  [4_999, 'public, max-age=5, s-maxage=5, stale-while-revalidate=5', '4'],
  [5_000, 'public, max-age=5, s-maxage=6, stale-while-revalidate=5', '5'],
  // A clock that was set back.
  [-3_000, 'public, max-age=5, s-maxage=5, stale-while-revalidate=5', '0'],
])('at %i ms of age the header is "%s", the age %s', async (afterMs, control, age) => {
  const { ask } = await setup('1', afterMs);
  expect((await ask()).headers).toMatchObject({ 'cache-control': control, age });
});

it.each([
  ['*', 304],
  ['W/"other", TAG , W/"third"', 304],
  ['W/"other"', 200],
  ['', 200],
])('a client with %s gets %i', async (held, status) => {
  const { answer, ask } = await setup();
  const headers = { 'if-none-match': held.replace('TAG', answer.etag) };
  expect((await ask(headers)).statusCode).toBe(status);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip ;q=0.5', 'gzip'],
  ['identity', undefined],
  ['bread', undefined],
  [undefined, undefined],
])('a client that accepts %s gets %s', async (accepted, encoding) => {
  const text = 'x'.repeat(5_000);
  const { ask, sent } = await setup(text);
  const { headers, rawPayload } = await ask(accepted === undefined ? {} : { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)] ?? ((body: Buffer) => body);
  expect(String(decode(rawPayload))).toBe(text);
  expect(sent).toEqual([rawPayload.length]);
});

it('an answer counts the bytes of its body, and an unchanged one has none', async () => {
  const { answer, ask, sent } = await setup();
  const held = await ask({ 'if-none-match': answer.etag });
  expect([held.body, sent]).toEqual(['', []]);
  await ask();
  expect(sent).toEqual([7]);
});
