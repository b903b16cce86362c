import { isLocalFallback, operatorOf, operatorsNeeded } from '@xbts/shared/client/operators.ts';
import { medianOf } from './dates.ts';
import { type Finding, findingsOf } from './finding.ts';
import type { NodeReport, Offer } from './nodeReport.ts';
import { apart, hostOf } from './surroundings.ts';

/** Above this a user notices each of the some thirty reads of an opening. */
const SLOW_MS = 1_000;
/** The client leaves a node whose head is this far behind the newest (design, decision 3). */
const MOST_BEHIND_SECONDS = 15;
/** Blocks come every three seconds. */
const OLDEST_HEAD_SECONDS = 30;

const { right, slow, missing, wrong, off } = findingsOf('nodes');

type Visit = NonNullable<NodeReport['visit']>;

interface Judged {
  readonly chainId: string;
  /** The newest head of that chain: milliseconds since 1970. */
  readonly newest: number;
}

/** The reference for nodes: the configured chain or, with auto, that of the majority. */
function judgedBy(chainId: string, visits: readonly Visit[]): Judged {
  const ids = Map.groupBy(visits, (visit) => visit.chainId);
  const [most] = [...ids].sort(([, one], [, other]) => other.length - one.length);
  const expected = chainId === 'auto' ? (most?.[0] ?? '') : chainId;
  return { chainId: expected, newest: Math.max(...(ids.get(expected) ?? []).map(({ head }) => head.time)) };
}

const listOf = (offers: Visit['offers'], isOffered: boolean): string[] =>
  Object.entries(offers).flatMap(([name, is]) => (is === isOffered ? [name] : []));

/** Histories that screens need; blocks are only a faster way for the bot. */
const wanted: readonly Offer[] = ['account histories', 'trade histories', 'pool histories'];

function judge(name: string, visit: Visit, { chainId, newest }: Judged): Finding {
  const { head, latencyMs, offers } = visit;
  const behind = Math.round((newest - head.time) / 1_000);
  const seen = `${Math.round(latencyMs)} ms, block ${head.number}, ${behind} s behind the newest; offers ${listOf(offers, true).join(', ')}`;
  if (visit.chainId !== chainId)
    return wrong(
      name,
      `chain ${visit.chainId.slice(0, 8)}…`,
      'It belongs to another chain: remove it from NODE_URLS.',
    );
  if (behind > MOST_BEHIND_SECONDS)
    return wrong(
      name,
      seen,
      'It has stopped or lags too far behind, so neither the bot nor the app uses it: remove it from NODE_URLS.',
    );
  if (!offers.broadcasts)
    return wrong(
      name,
      seen,
      'It can’t send transactions: remove it from NODE_URLS, or allow network_broadcast.',
    );
  const lacking = wanted.filter((each) => !offers[each]);
  if (lacking.length > 0)
    return missing(
      name,
      `no ${lacking.join(', no ')}`,
      'Users on it don’t see these: move it to the end of NODE_URLS, or remove it.',
    );
  if (latencyMs > SLOW_MS)
    return slow(name, seen, 'Put a faster node before it in NODE_URLS: the first one is the default.');
  return right(name, seen);
}

function silent(name: string, url: string, listed: readonly NodeReport[]): Finding {
  if (isLocalFallback(url, listed))
    return off(name, 'not responding', 'Nothing to do unless you run a node on this machine.');
  return missing(
    name,
    'not responding',
    'Check that it runs and that this machine can reach it. Otherwise remove it from NODE_URLS.',
  );
}

/** Whether the fit nodes can confirm each other, as every signature needs. */
function together(fit: readonly string[], listed: readonly NodeReport[]): Finding {
  const operators = new Set(fit.filter((url) => !isLocalFallback(url, listed)).map(operatorOf)).size;
  const needed = operatorsNeeded(listed);
  const seen = `${fit.length} of ${listed.length} nodes serve, by ${operators} operators; ${needed} have to agree`;
  if (fit.length === 0) return wrong('together', seen, 'No node is usable: add others to NODE_URLS.');
  if (operators < needed)
    return missing(
      'together',
      seen,
      'Too few operators to confirm what users sign: add nodes of other operators to NODE_URLS.',
    );
  return right('together', seen);
}

/** The rows of all nodes, and of them together. `aheadMs` is the lead of this machine's clock. */
export function examineNodes(
  reports: readonly NodeReport[],
  { chainId, aheadMs = 0 }: { chainId: string; aheadMs?: number | undefined },
): Finding[] {
  const urls = reports.map(({ url }) => url);
  const names = apart(urls.map(hostOf));
  const visits = reports.flatMap(({ visit }) => visit ?? []);
  const judged = judgedBy(chainId, visits);
  const rows = reports.map(({ url, visit }, index) => {
    const name = names[index] ?? url;
    return visit === null ? silent(name, url, reports) : judge(name, visit, judged);
  });
  const fit = urls.filter((_, index) => ['right', 'slow'].includes(rows[index]?.verdict ?? ''));
  const age = headAge(visits, judged, aheadMs);
  return [...rows, together(fit, reports), ...(age === undefined ? [] : [age])];
}

/** Whether the chain itself makes progress. */
function headAge(visits: readonly Visit[], { newest }: Judged, aheadMs: number): Finding | undefined {
  const at = medianOf(visits.map((visit) => visit.at));
  if (at === undefined || !Number.isFinite(newest)) return undefined;
  const seconds = Math.round((at - aheadMs - newest) / 1_000);
  const seen = `the newest block is ${seconds} s old`;
  if (Math.abs(seconds) <= OLDEST_HEAD_SECONDS) return right('head', seen);
  return wrong(
    'head',
    seen,
    'The chain has stopped, or every listed node lags behind: add others to NODE_URLS.',
  );
}
