import { apiRoutes } from '@xbts/bot/src/server/openApi/apiRoutes.ts';
import type { Random } from '../../devnet/world/random.ts';

/** A request as sent over the socket. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const texts = [
  '',
  '0',
  '-1',
  '1e309',
  '9'.repeat(400),
  'null',
  'undefined',
  '[object Object]',
  '..',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%00',
  '%c0%af',
  '%',
  'BTS',
  'XBTSX.STH',
  'alice-trader7',
  '1.3.0',
  '1.19.0',
  '1.2.99999999999999999999',
  '2.1.0',
  'bts-bitshares',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  'я'.repeat(70),
  '\u202e\ufeff',
  'x'.repeat(8_000),
] as const;

const methods = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
] as const;

const headerValues: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ['gzip', 'br;q=0', 'br, gzip', ',,;;=', '*', 'x'.repeat(3_000)],
  'if-none-match': ['*', 'W/""', '""""', ',,,,', 'W/"'.repeat(300)],
  authorization: ['tma ', 'tma user=1&hash=00', `tma ${'a=b&'.repeat(900)}`, 'Bearer x', 'tma %00%00=%'],
  'x-forwarded-for': ['1.1.1.1', "'", '::1, ::2', 'x'.repeat(500)],
  range: ['bytes=0-1', 'bytes=9-1', 'lines=1'],
  expect: ['100-continue'],
  origin: ['null', 'https://evil.example'],
  'x-launch-session': ['', '0a'.repeat(16), 'x'.repeat(600)],
  'x-telegram-bot-api-secret-token': ['', 'guess', 'x'.repeat(300)],
};

/** Routes outside the contract: metrics, documents, the messenger's updates, files. */
const otherRoutes = [
  { url: '/metrics', route: { method: 'GET' } },
  { url: '/api/openapi.json', route: { method: 'GET' } },
  { url: '/api/docs', route: { method: 'GET' } },
  { url: '/telegram/webhook', route: { method: 'POST' } },
  { url: '/assets/:name', route: { method: 'GET' } },
] as const;

const routes = [...apiRoutes, ...otherRoutes];

/**
 * A nearly valid request, or an invalid one: over every route of the contract, and others. Half are from a known
 * person.
 */
export function fuzzedRequest(random: Random, launchData: string): FuzzedRequest {
  const chosen = random.pick(routes);
  const isItsMethod = random.next() < 0.8;
  const method = isItsMethod ? chosen.route.method : random.pick(methods);
  const hasBody = method !== 'HEAD' && method !== 'TRACE' && random.next() < (method === 'GET' ? 0.05 : 0.95);
  const body = hasBody ? fuzzedBody(random) : undefined;
  return {
    method,
    path: fuzzedPath(random, chosen.url),
    headers: {
      ...(random.next() < 0.5
        ? { authorization: `tma ${launchData}`, 'x-launch-session': '0a'.repeat(16) }
        : {}),
      ...fuzzedHeaders(random),
      ...(body === undefined
        ? {}
        : { 'content-type': random.next() < 0.8 ? 'application/json' : random.pick(contentTypes) }),
    },
    body,
  };
}

/** Text that a client's socket accepts as a path: characters outside printable ASCII are encoded. */
const sendable = (text: string) => text.replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign));

function fuzzedPath(random: Random, url: string): string {
  const kind = random.next();
  if (kind < 0.03) return sendable(`/${random.pick(texts)}`);
  const filled = url.replace(/:[a-z]\w*/gu, () => random.pick(texts));
  const query = random.next() < 0.15 ? `?${random.pick(texts)}=${random.pick(texts)}` : '';
  const tail = kind < 0.08 ? `/${random.pick(texts)}` : '';
  return sendable(filled + tail + query);
}

function fuzzedHeaders(random: Random): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headerValues).flatMap(([name, values]) =>
      random.next() < 0.12 ? [[name, random.pick(values)]] : [],
    ),
  );
}

const members = [
  'assets',
  'objects',
  'ids',
  'id',
  'limit',
  'sequence',
  'operation',
  'account',
  'address',
  'inputCoinType',
  'outputCoinType',
  'outputAddress',
  'nonce',
  'signature',
  'kinds',
  'language',
  'isMuted',
  'update_id',
  'message',
  '__proto__',
] as const;

function fuzzedBody(random: Random): string {
  const kind = random.next();
  if (kind < 0.05) return '['.repeat(10_000);
  if (kind < 0.08) return `{"assets":["${'x'.repeat(40_000)}"]}`;
  if (kind < 0.14) return random.pick(texts);
  const object = Object.fromEntries(
    Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => [
      random.pick(members),
      fuzzedValue(random, 3),
    ]),
  );
  const text = JSON.stringify(object);
  return kind < 0.2 ? text.slice(0, Math.floor(random.next() * text.length)) : text;
}

function fuzzedValue(random: Random, depth: number): unknown {
  const kind = random.next();
  if (kind < 0.3) return random.pick(texts);
  if (kind < 0.4) return random.pick([0, -1, 1.5, 1e300, 2 ** 53, 5]);
  if (kind < 0.5) return random.pick([null, true, false, {}, []]);
  if (depth === 0) return 'deep';
  const length = kind < 0.52 ? 300 : Math.floor(random.next() * 5);
  return Array.from({ length }, () => fuzzedValue(random, depth - 1));
}
