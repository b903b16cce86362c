import { createRandom, type Random } from '../../devnet/world/random.ts';
import {
  type BotBlow,
  botBlows,
  type DatabaseBlow,
  type Deed,
  databaseBlows,
  deedKinds,
  dishonestBlows,
  honestBlows,
  type MessengerBlow,
  messengerBlows,
  type NodeBlow,
  type Part,
  parts,
  type ServiceBlow,
  serviceBlows,
  turmoils,
} from './kinds.ts';

/** The size of a storm; a test's is smaller than the nightly one. */
export interface StormSize {
  readonly nodes: number;
  readonly persons: number;
  readonly bots: number;
}

/** Seconds by which clocks jump; 0: they do not. */
export interface ClockJumps {
  /** Of each person's page. */
  readonly pages: readonly number[];
  /** Of each bot. */
  readonly bots: readonly number[];
  /** Of the chain, forward only. */
  readonly chain: number;
}

/** The events between two calms. */
export interface Squall {
  readonly index: number;
  /** Each by the number of its node. */
  readonly nodes: readonly NodeBlow[];
  readonly services: readonly ServiceBlow[];
  readonly messenger: readonly MessengerBlow[];
  readonly clocks: ClockJumps;
  readonly bots: readonly BotBlow[];
  readonly database: DatabaseBlow;
  /** One for each person. */
  readonly deeds: readonly Deed[];
  /** The maximum number of blocks until everything is repaired. */
  readonly blocks: number;
}

/** The honest nodes outvote two liars; nothing is promised against three of five. */
const LIARS_AT_MOST = 2;
const jumps = [0, 0, 0, 45, -45, 600, -600, 86_400] as const;

/** The squall of this number in the storm of a seed: the same numbers give the same squall, byte for byte. */
export function squallOf(seed: number, index: number, size: StormSize): Squall {
  const random = createRandom(Math.imul(seed, 2_654_435_761) ^ Math.imul(index + 1, 40_503));
  // The first numbers of a generator reveal much of its initial state.
  for (let skipped = 0; skipped < 8; skipped += 1) random.next();
  const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
    Array.from({ length: count }, (_, at) => make(at));
  return {
    index,
    nodes: nodeBlows(random, size.nodes),
    services: times(wholeBetween(random, 1, 4), () => serviceBlow(random)),
    messenger: times(wholeBetween(random, 0, 2), () => messengerBlow(random)),
    clocks: {
      pages: times(size.persons, () => random.pick(jumps)),
      bots: times(size.bots, () => random.pick(jumps)),
      chain: random.pick([0, 0, 30, 200]),
    },
    bots: times(size.bots, (at) => ({
      kind: inTurn(botBlows, seed + index + 2 * at),
      afterBlocks: wholeBetween(random, 1, 10),
    })),
    database: { kind: inTurn(databaseBlows, seed + index), afterBlocks: wholeBetween(random, 1, 8) },
    deeds: times(size.persons, (at) => deedOf(random, index + at, seed + index + 2 * at)),
    blocks: wholeBetween(random, 12, 30),
  };
}

const wholeBetween = (random: Random, low: number, high: number): number =>
  Math.floor(random.between(low, high + 1));

function nodeBlows(random: Random, count: number): NodeBlow[] {
  // Occasionally nothing of the chain is reachable at all.
  if (random.next() < 0.12) return Array.from({ length: count }, () => ({ kind: 'refuse', amount: 0 }));
  const lies = new Set<NodeBlow['kind']>();
  return Array.from({ length: count }, () => {
    const isLiar = lies.size < LIARS_AT_MOST && random.next() < 0.3;
    // Two with the same lie about the same thing are outvoted only if all others can answer.
    const left = dishonestBlows.filter((kind) => !lies.has(kind));
    const kind: NodeBlow['kind'] = random.pick<NodeBlow['kind']>(isLiar ? left : honestBlows);
    if (isLiar) lies.add(kind);
    return { kind, amount: wholeBetween(random, 1, 100) };
  });
}

const serviceBlow = (random: Random): ServiceBlow => ({
  service: random.pick(serviceBlows.services),
  mode: random.pick(serviceBlows.modes),
  slowMs: random.pick([0, 0, 500, 3_000]),
});

const messengerBlow = (random: Random): MessengerBlow => ({
  kind: random.pick(messengerBlows),
  times: wholeBetween(random, 1, 4),
});

/** Alternating kinds all occur even in a short storm. */
function inTurn<Kind>(kinds: readonly [Kind, ...Kind[]], turn: number): Kind {
  return kinds[turn % kinds.length] ?? kinds[0];
}

function deedOf(random: Random, turn: number, turmoilTurn: number): Deed {
  return {
    kind: inTurn(deedKinds, turn),
    hundredths: wholeBetween(random, 100, 2_000),
    turmoil: inTurn(turmoils, turmoilTurn),
    moment: random.pick(['form', 'review', 'signed', 'signed']),
    isCancelled: random.next() < 0.1,
  };
}

/** The same squall limited to these parts; all others are left in peace. */
export function onlyParts(squall: Squall, only: ReadonlySet<Part>): Squall {
  const peace: Readonly<Record<Part, Partial<Squall>>> = {
    nodes: { nodes: squall.nodes.map(({ amount }) => ({ kind: 'well', amount })) },
    services: { services: [] },
    messenger: { messenger: [] },
    clocks: {
      clocks: { pages: squall.clocks.pages.map(() => 0), bots: squall.clocks.bots.map(() => 0), chain: 0 },
    },
    bots: { bots: squall.bots.map(({ afterBlocks }) => ({ kind: 'none', afterBlocks })) },
    database: { database: { ...squall.database, kind: 'none' } },
    turmoil: { deeds: squall.deeds.map((deed) => ({ ...deed, turmoil: 'none' })) },
  };
  const spared = parts.filter((part) => !only.has(part)).map((part) => peace[part]);
  return Object.assign({}, squall, ...spared) as Squall;
}
