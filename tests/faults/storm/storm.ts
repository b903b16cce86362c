import type { Browser } from 'playwright-core';
import { leaks, noticesFound, transactionsFound, uncodedErrors, untilTold } from './bookkeeping.ts';
import { openChatBooks } from './chatBooks.ts';
import { type DeedEnd, perform } from './deeds.ts';
import { grownTooMuch, measure } from './growth.ts';
import { historyFound } from './historyExport.ts';
import type { Deed, Part } from './kinds.ts';
import { onlyParts, type Squall, type StormSize, squallOf } from './plan.ts';
import { blowsOf, deedsOf, type StormReport, undoneBy } from './report.ts';
import { passSquall } from './squallRun.ts';
import { BLOCK_MS, startWeather } from './weather.ts';
import { type StormWorld, startWorld } from './world.ts';

export interface StormOptions {
  readonly seed: number;
  readonly size: StormSize;
  /** The number of the first squall. */
  readonly from: number;
  /** Squalls at most. */
  readonly squalls: number;
  /** No further squall starts after this many minutes. */
  readonly minutes: number;
  /** Whether everything must happen at least once. */
  readonly isWhole: boolean;
  /** The affected parts. */
  readonly only: ReadonlySet<Part>;
  /** The folder from which bots serve the app. */
  readonly staticDir: string;
  /** Called before and after each squall. */
  readonly say: (line: string) => void;
}

/** Everybody can pay once everything is repaired. */
const lastDeed: Deed = { kind: 'send', hundredths: 100, turmoil: 'none', moment: 'form', isCancelled: false };

/**
 * Runs a storm over a whole network with its bots and pages, then balances the records. Returns its actions and
 * findings.
 */
export async function runStorm(browser: Browser, options: StormOptions): Promise<StormReport> {
  const { seed, size, from, squalls: most, minutes, say } = options;
  const began = performance.now();
  const minutesPassed = () => (performance.now() - began) / 60_000;
  const world = await startWorld(browser, size, options.staticDir);
  const chats = openChatBooks(world);
  try {
    const squalls: Squall[] = [];
    const ends: DeedEnd[] = [];
    const found: string[] = [];
    let first: Awaited<ReturnType<typeof measure>> | undefined;
    while (squalls.length < most && minutesPassed() < minutes) {
      const squall = onlyParts(squallOf(seed, from + squalls.length, size), options.only);
      squalls.push(squall);
      say(`squall ${squall.index}: ${toldOf(squall)}`);
      const passed = await passSquall(world, squall, say);
      ends.push(...passed.ends);
      say(`  ${passed.ends.map(endTold).join(', ')}`);
      const faults = [...passed.found, ...(await leaks(world))];
      found.push(...faults.map((each) => `squall ${squall.index}: ${each}`));
      for (const each of faults) say(`  ${each}`);
      first ??= await measure(world);
    }
    const { balance, faults } = await closeBooks(world, chats.books, say);
    found.push(...faults);
    const last = await measure(world);
    const growth = grownTooMuch(first ?? last, last);
    const done = { ...deedsOf(ends), blows: blowsOf(squalls) };
    return {
      seed,
      from,
      squalls: squalls.length,
      minutes: Math.round(minutesPassed() * 10) / 10,
      ...done,
      balance,
      growth: growth.figures,
      found: [...found, ...growth.found, ...(options.isWhole ? undoneBy(done) : [])],
    };
  } finally {
    chats.close();
    await world.close();
  }
}

const endTold = ({ kind, end, phase }: DeedEnd): string =>
  end.state === 'refused' ? `${kind} refused: ${end.words}` : `${kind} ${phase ?? end.state}`;

const toldOf = ({ nodes, deeds, bots, database }: Squall): string =>
  [
    `nodes ${nodes.map(({ kind }) => kind).join(' ')}`,
    `bots ${bots.map(({ kind }) => kind).join(' ')}`,
    `database ${database.kind}`,
    ...deeds.map(({ kind, turmoil, moment }) => `${kind} ${turmoil} ${moment}`),
  ].join('; ');

/** The findings of a step; an impossible step is a finding too. */
async function foundBy(
  say: StormOptions['say'],
  step: string,
  find: () => Promise<string[]>,
): Promise<string[]> {
  say(`books: ${step}`);
  try {
    return await find();
  } catch (error) {
    return [`${step}: ${String(error)}`];
  }
}

/** In calm weather: everybody pays once more, everything is reported, and all records are compared. */
async function closeBooks(
  world: StormWorld,
  chats: ReturnType<typeof openChatBooks>['books'],
  say: StormOptions['say'],
): Promise<{ balance: Record<string, number>; faults: string[] }> {
  const weather = startWeather();
  weather.end();
  const { persons } = world;
  world.devnet.blocks.set(BLOCK_MS.calm);
  const balance: Record<string, number> = {};
  const steps: [string, () => Promise<string[]>][] = [
    ...persons.map((person): [string, () => Promise<string[]>] => [
      `${person.name} pays in the calm`,
      async () => {
        const paid = await perform(person, lastDeed, { weather, onSigned: () => {} });
        return paid
          .filter(({ phase }) => phase !== 'irreversible')
          .map(({ end, phase }) => `${person.name} can't pay in the calm: ${phase} ${JSON.stringify(end)}`);
      },
    ]),
    [
      'everything is told',
      async () => {
        await untilTold(world, weather);
        world.devnet.blocks.set(BLOCK_MS.quiet);
        return [];
      },
    ],
    ...persons.map((person): [string, () => Promise<string[]>] => [
      `the device of ${person.name} is read`,
      () => person.readKept().then(() => []),
    ]),
    ['transactions', async () => counted(balance, 'transactions of devices', transactionsFound(world))],
    ...persons.map((person): [string, () => Promise<string[]>] => [
      `history of ${person.name}`,
      async () => counted(balance, 'operations in histories', await historyFound(world, person, weather)),
    ]),
    ['notices', async () => counted(balance, 'notices', await noticesFound(world, chats()))],
    ['key material', () => leaks(world)],
    ['errors', async () => uncodedErrors(world)],
  ];
  const faults: string[] = [];
  for (const [step, find] of steps) faults.push(...(await foundBy(say, step, find)));
  balance['transactions on the chain'] = world.book.signed.size;
  balance['starts of bots'] = world.crew.bots.reduce((sum, bot) => sum + bot.starts(), 0);
  return { balance, faults };
}

/** Adds to a figure of the records; returns the findings. */
function counted(
  balance: Record<string, number>,
  name: string,
  { found, count }: { found: string[]; count: number },
): string[] {
  balance[name] = (balance[name] ?? 0) + count;
  return found;
}
