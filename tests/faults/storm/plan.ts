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
  type ServiceBlow,
  serviceBlows,
  turmoils,
} from './kinds.ts';

/** How many of each there are; the storm of a test has fewer than the one of the night. */
export interface StormSize {
  readonly nodes: number;
  readonly persons: number;
  readonly bots: number;
}

/** Seconds that clocks jump by; 0: they do not. */
export interface ClockJumps {
  /** Of each person's page. */
  readonly pages: readonly number[];
  /** Of each bot. */
  readonly bots: readonly number[];
  /** Of the chain, forward only. */
  readonly chain: number;
}

/** What happens between two calms. */
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
  /** So many blocks at most, then all of it is mended. */
  readonly blocks: number;
}

/** Two liars are outvoted by those who tell the truth; nothing is promised against three of five. */
const LIARS_AT_MOST = 2;
const jumps = [0, 0, 0, 45, -45, 600, -600, 86_400] as const;

/** The squall of this number in the storm of a seed: the same numbers give the same squall, byte for byte. */
export function squallOf(seed: number, index: number, size: StormSize): Squall {
  const random = createRandom(Math.imul(seed, 2_654_435_761) ^ Math.imul(index + 1, 40_503));
  // What the state of a generator begins with tells much of its first numbers.
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
    bots: times(size.bots, () => ({
      kind: random.pick(botBlows),
      afterBlocks: wholeBetween(random, 1, 10),
    })),
    database: { kind: random.pick(databaseBlows), afterBlocks: wholeBetween(random, 1, 8) },
    deeds: times(size.persons, (at) => deedOf(random, index + at)),
    blocks: wholeBetween(random, 12, 30),
  };
}

const wholeBetween = (random: Random, low: number, high: number): number =>
  Math.floor(random.between(low, high + 1));

function nodeBlows(random: Random, count: number): NodeBlow[] {
  // Once in a while nothing of the chain can be reached at all.
  if (random.next() < 0.12) return Array.from({ length: count }, () => ({ kind: 'refuse', amount: 0 }));
  const lies = new Set<NodeBlow['kind']>();
  return Array.from({ length: count }, () => {
    const isLiar = lies.size < LIARS_AT_MOST && random.next() < 0.3;
    // Two that tell the same lie about the same thing are outvoted only where all others can be asked.
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

/** The kinds come in turn, so that a short storm has them all; what befalls them is by chance. */
function deedOf(random: Random, turn: number): Deed {
  return {
    kind: deedKinds[turn % deedKinds.length] ?? 'send',
    hundredths: wholeBetween(random, 100, 2_000),
    turmoil: random.pick(turmoils),
    moment: random.pick(['form', 'review', 'signed', 'signed']),
    isCancelled: random.next() < 0.1,
  };
}
