import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import recording from '../../vectors/services/data-server.json' with { type: 'json' };
import type { Ledger } from '../chain/ledger/ledger.ts';
import { createWorld } from '../world/createWorld.ts';
import { type Services, startServices } from './startServices.ts';

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly status?: number;
  readonly answer?: unknown;
}
const recordings: readonly Recorded[] = recording.answers;

let services: Services;
let ledger: Ledger;
beforeAll(async () => {
  ({ ledger } = await createWorld({ liveDays: 1 }));
  services = await startServices({ chain: { ledger, codec: await loadCodec() } });
});
afterAll(() => services?.close());

/** The wait for a request that is never answered. */
const PATIENCE_MS = 500;

async function ask({ method, path, body, status }: Recorded): Promise<unknown> {
  const response = await fetch(`${services.url}/data${path}`, {
    method,
    signal: AbortSignal.timeout(status === undefined ? PATIENCE_MS : 10_000),
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (response === undefined) return 'no answer';
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return response.json();
}

/**
 * The ids of the recorded chain replaced by those of the world, assets with one pool by such, and a market without
 * trades by such.
 */
function inWorld(text: string): string {
  const idOf = (symbol: string) => ledger.state.assetBySymbol(symbol)?.id ?? '';
  const ids: Readonly<Record<string, string>> = {
    '1.3.2': idOf('XBTSX.STH'),
    '1.3.5': idOf('BTSSTHPOOL'),
    '1.3.6': idOf('STHBTCPOOL'),
    '1.3.7': idOf('BTSUSDTPOOL'),
  };
  return text
    .replace(/\b1\.3\.\d+/gu, (id) => ids[id] ?? id)
    .replace(/lps-b\/XBTSX\.(?:BTC|USDT)/u, 'lps-b/XBTSX.ETH')
    .replace('ticker/BTS/XBTSX.USDT', 'ticker/BTS/XBTSX.TON');
}

/** Members by name with their types, over all rows of a list together. */
type Shape = string | readonly [Shape] | readonly [] | { readonly [name: string]: Shape };

/** Wide integers are texts, others numbers, and a float may be whole: all count as figures. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'string' && !/^-?\d+(\.\d+)?$/u.test(value)
    ? 'text'
    : typeof value === 'boolean'
      ? 'boolean'
      : 'figure';
}

function merged(shapes: readonly Shape[]): Shape {
  const [first = 'nothing'] = shapes;
  if (typeof first === 'string') return [...new Set(shapes)].sort().join(' or ');
  if (Array.isArray(first)) return [merged((shapes as readonly (readonly Shape[])[]).flat())];
  const names = new Set(shapes.flatMap((shape) => Object.keys(shape)));
  const member = (name: string) =>
    merged(shapes.flatMap((shape) => (shape as Readonly<Record<string, Shape>>)[name] ?? []));
  return Object.fromEntries([...names].sort().map((name) => [name, member(name)]));
}

/** Members with different contents for each asset, pool, operation or market: their form is not comparable. */
const own: Readonly<Record<string, (value: object) => Shape>> = {
  op: (value) => (Array.isArray(value) ? 'operation' : shapeOf(value)),
  result: () => 'result',
  // By pairs that belong to the exchange.
  ticker: (value) => merged(Object.values(value).map((row) => shapeOf(row))),
  description: () => 'description',
  extensions: () => 'extensions',
  // Null for an empty pool, since JSON has no NaN.
  volume: () => 'figure',
};

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return [merged(value.map((row) => shapeOf(row)))];
  if (typeof value !== 'object' || value === null) return typeOf(value);
  const entries = Object.entries(value).map(([name, part]) => [name, own[name]?.(part) ?? shapeOf(part)]);
  return Object.fromEntries(entries.sort()) as Shape;
}

describe('the development data server compared with the recorded answers of the operator’s', () => {
  // The assets listed there by the operator's program are unknown: services.md does not name the path.
  const known = recordings.filter(({ path }) => path !== '/api/get-asset');
  const cases = known.map(
    (one) => [`${one.method} ${one.path} ${JSON.stringify(one.body) ?? ''}`, one] as const,
  );
  it.each(cases)('%s', async (_what, one) => {
    const asked = JSON.parse(inWorld(JSON.stringify(one))) as Recorded;
    const answer = await ask(asked);
    if (one.status === undefined) expect(answer).toBe('no answer');
    else if (one.path === '/api/tickers')
      expect(own.ticker?.(answer as object)).toEqual(own.ticker?.(one.answer as object));
    else expect(shapeOf(answer)).toEqual(shapeOf(one.answer));
  });
});

it('an empty list replaces the tickers until the market server has sent some', async () => {
  services.conditions.set('market', { mode: 'silence' });
  expect(await ask({ method: 'GET', path: '/api/tickers', status: 200 })).toEqual([]);
  services.conditions.reset();
});
