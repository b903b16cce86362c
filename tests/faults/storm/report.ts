import type { DeedEnd } from './deeds.ts';
import { botBlows, databaseBlows, deedKinds, turmoils } from './kinds.ts';
import type { Squall } from './plan.ts';

/** The frequency of each name. */
export type Counts = Readonly<Record<string, number>>;

/** The actions and findings of a storm; plain JSON without machine names. */
export interface StormReport {
  readonly seed: number;
  /** The number of the first squall, and the total. */
  readonly from: number;
  readonly squalls: number;
  readonly minutes: number;
  readonly deeds: Counts;
  /** Those irreversible on the chain. */
  readonly included: Counts;
  /** The outcomes of the reviews, and of the signed ones on the chain. */
  readonly reviews: Counts;
  readonly blows: Readonly<
    Record<'nodes' | 'services' | 'messenger' | 'bots' | 'database' | 'turmoil', Counts>
  >;
  /** Figures of the records, such as the number of transactions compared with the chain. */
  readonly balance: Counts;
  /** Megabytes and sockets, after the first squall and at the end. */
  readonly growth: Readonly<Record<string, readonly [first: number, last: number]>>;
  /** All contradictions, in words. */
  readonly found: readonly string[];
}

const countsOf = (names: readonly string[]): Counts => {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** The blows of these squalls by target. */
export const blowsOf = (squalls: readonly Squall[]): StormReport['blows'] => ({
  nodes: countsOf(squalls.flatMap(({ nodes }) => nodes.map(({ kind }) => kind))),
  services: countsOf(squalls.flatMap(({ services }) => services.map(({ mode }) => mode))),
  messenger: countsOf(squalls.flatMap(({ messenger }) => messenger.map(({ kind }) => kind))),
  bots: countsOf(squalls.flatMap(({ bots }) => bots.map(({ kind }) => kind))),
  database: countsOf(squalls.map(({ database }) => database.kind)),
  turmoil: countsOf(squalls.flatMap(({ deeds }) => deeds.map(({ turmoil }) => turmoil))),
});

/** The deeds and their outcomes. */
export const deedsOf = (ends: readonly DeedEnd[]): Pick<StormReport, 'deeds' | 'included' | 'reviews'> => ({
  deeds: countsOf(ends.map(({ kind }) => kind)),
  included: countsOf(ends.filter(({ phase }) => phase === 'irreversible').map(({ kind }) => kind)),
  reviews: countsOf(ends.map(({ end, phase }) => phase ?? end.state)),
});

/**
 * The parts a nightly storm must have covered but has not: each kind of deed to its end, and each blow to bots,
 * database and pages.
 */
export function undoneBy({ included, blows }: Pick<StormReport, 'included' | 'blows'>): string[] {
  const missing = (kinds: readonly string[], counts: Counts, what: string) =>
    [...new Set(kinds)].filter((kind) => counts[kind] === undefined).map((kind) => `${what}: ${kind}`);
  return [
    ...missing(deedKinds, included, 'never got into a block'),
    ...missing(botBlows, blows.bots, 'befell no bot'),
    ...missing(databaseBlows, blows.database, 'never befell the database'),
    ...missing(turmoils, blows.turmoil, 'befell no page'),
  ];
}

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

/** The report as lines for a terminal. */
export function reportLines(report: StormReport): string[] {
  const { seed, from, squalls, minutes, deeds, included, reviews, blows, balance, growth, found } = report;
  return [
    `seed ${seed}: ${squalls} squalls from number ${from} on, ${minutes} minutes`,
    `begun: ${listed(deeds)}`,
    `irreversible: ${listed(included)}`,
    `reviews ended: ${listed(reviews)}`,
    ...Object.entries(blows).map(([whom, counts]) => `${whom}: ${listed(counts)}`),
    `books: ${listed(balance)}`,
    ...Object.entries(growth).map(([what, [first, last]]) => `${what}: ${first} -> ${last}`),
    found.length === 0 ? 'Everything balances.' : `${found.length} things do not balance:`,
    ...found.map((each) => `  ${each}`),
  ];
}
