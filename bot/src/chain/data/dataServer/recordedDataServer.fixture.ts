import type { FetchJson, JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import recording from '../../../../../tests/vectors/services/data-server.json' with { type: 'json' };
import { createLog } from '../../../logging.ts';
import { createMetrics } from '../../../metrics.ts';
import { silent } from '../../../upstreams/silentReads.fixture.ts';
import { createUpstream } from '../../../upstreams/upstream.ts';
import { createDataServerSource } from './dataServerSource.ts';

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly status?: number;
  readonly answer?: unknown;
}

const answers: readonly Recorded[] = recording.answers;
const { pools, assets, objects } = recording.chain;

/** The recorded answer of the operator's own program to a request. */
export function recorded(path: string, body?: object): unknown {
  const isSame = (one: Recorded) => one.path === path && JSON.stringify(one.body) === JSON.stringify(body);
  const found = answers.find(isSame);
  if (found?.status !== 200) throw new TypeError(`nothing was recorded for ${path}`);
  return found.answer;
}

/** Chain objects of the recorded node, for unrecorded requests of the same form. */
const known = new Map<string, unknown>();
for (const { statistics, ...pool } of pools) known.set(pool.id, pool).set(statistics.id, statistics);
for (const asset of assets) known.set(asset.id, asset).set(asset.symbol, asset);
for (const [id, object] of Object.entries(objects)) known.set(id, object);
known.set('2.0.0', recorded('/api/global-properties')).set('2.1.0', recorded('/api/dynamic-properties'));

function answerOf({ method, path, body }: JsonRequest): unknown {
  const text = JSON.stringify(body);
  const exact = answers.find(
    (one) => one.method === method && one.path === path && JSON.stringify(one.body) === text,
  );
  if (exact !== undefined) return exact.answer;
  const { objects: ids, assets: names } = (body ?? {}) as Readonly<Record<string, readonly string[]>>;
  const asked = ids ?? names;
  if (asked !== undefined) return asked.map((key) => known.get(key) ?? null);
  const from = /^\/api\/lp-list\/(.+)$/u.exec(path)?.[1];
  if (from !== undefined) return pools.slice(pools.findIndex(({ id }) => id === from));
  throw new TypeError(`nothing was recorded for ${method} ${path}`);
}

/** The data source of a data server that answers like the operator's, except where `instead` has a path. */
export function recordedDataServer(instead: Readonly<Record<string, JsonAnswer | Error>> = {}) {
  const requests: JsonRequest[] = [];
  const fetchJson: FetchJson = async (request) => {
    requests.push(request);
    const other = instead[request.path];
    if (other instanceof Error) throw other;
    return other ?? { status: 200, body: structuredClone(answerOf(request)) };
  };
  const clock = { now: () => 1_795_000_000_000 };
  const metrics = createMetrics();
  const log = createLog({ level: 'silent', secrets: [] });
  const dataServer = createUpstream({ name: 'dataServer', fetchJson, clock, log, metrics });
  // Every recorded market names its assets in full, so this service gets no requests.
  const market = createUpstream({ name: 'market', fetchJson: silent, clock, log, metrics });
  return { source: createDataServerSource({ dataServer, market, clock, log }), requests, metrics };
}
