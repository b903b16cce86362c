import { payStakers } from '../../devnet/controls/verbs/payRound.ts';
import { type DeedEnd, perform } from './deeds.ts';
import { provide } from './forms.ts';
import { mendNodes, strikeNodes } from './nodes.ts';
import type { Squall } from './plan.ts';
import { mendServices, strikeServices } from './services.ts';
import { BLOCK_MS, startWeather, until } from './weather.ts';
import type { StormWorld } from './world.ts';

/** A transaction without a block after this many blocks of calm never reached a node; its time must run out. */
const LOST_AFTER_BLOCKS = 25;
/** After each multiple of that many blocks, the pending waits are printed. */
const TOLD_EVERY = 6;
/** Seconds after which every expiration is over. */
const EXPIRED_SECONDS = 130;

/** Resolves after `count` more blocks on the chain. */
async function blocksPass({ devnet: { ledger } }: StormWorld, count: number): Promise<void> {
  const goal = ledger.head().number + count;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = ledger.onBlock(({ number }) => {
    if (number >= goal) resolve();
  });
  await promise;
  stop();
}

/** Runs a squall over everybody: deeds and blows at once, then the calm, in which all of it must end. */
export async function passSquall(
  world: StormWorld,
  squall: Squall,
  say: (line: string) => void,
): Promise<{ ends: DeedEnd[]; found: string[] }> {
  const { devnet, persons } = world;
  const weather = startWeather();
  devnet.blocks.set(BLOCK_MS.storm);
  for (const [index, deed] of squall.deeds.entries()) {
    const person = persons[index];
    if (person !== undefined) provide(devnet, person, deed);
  }
  await blocksPass(world, 1);
  payStakers(devnet.ledger, devnet.accounts);
  strikeNodes(devnet.nodes, squall.nodes);
  strikeServices(devnet, squall);
  await setClocks(world, squall.clocks);
  const signed = new Set<string>();
  const around = { weather, onSigned: (id: string) => signed.add(id) };
  const deeds = squall.deeds.map((deed, index) => perform(personAt(world, index), deed, around));
  const over = Promise.allSettled(deeds);
  const blows = letBlowsFall(world, squall);
  await Promise.race([over, blocksPass(world, squall.blocks)]);
  say('  mending');
  await mend(world);
  // A process to be killed once more may have waited for the database.
  await blows;
  await mend(world);
  weather.end();
  say('  calm');
  const told = () =>
    say([...weather.waits].map(([what, last]) => `  waits: ${what}: ${last.slice(0, 600)}`).join('\n'));
  // Bots that are still starting do not delay work already begun.
  const serving = Promise.all(world.crew.bots.map((bot) => bot.serves()));
  const results = await helpEnd(world, { signed, over, told });
  await serving;
  // Remaining problems of the storm are worth recording, too.
  for (const [index, { status }] of results.entries())
    if (status === 'rejected') await until(weather, 'the app is opened again', () => reopened(world, index));
  await setClocks(world, { pages: persons.map(() => 0), bots: world.crew.bots.map(() => 0), chain: 0 });
  devnet.blocks.set(BLOCK_MS.quiet);
  return {
    ends: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    found: results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : [])),
  };
}

async function reopened(world: StormWorld, index: number): Promise<true> {
  await personAt(world, index).reopen('reopen');
  return true;
}

function personAt({ persons }: StormWorld, index: number) {
  const person = persons[index];
  if (person === undefined) throw new RangeError(`nobody is number ${index}`);
  return person;
}

async function setClocks({ devnet, crew, persons }: StormWorld, clocks: Squall['clocks']): Promise<void> {
  for (const [index, person] of persons.entries()) await person.setClock(clocks.pages[index] ?? 0);
  crew.setClocks(clocks.bots);
  devnet.clock.advance(clocks.chain * 1_000);
}

/** Each at its block. */
async function letBlowsFall(world: StormWorld, { bots, database }: Squall): Promise<void> {
  const later = async (afterBlocks: number, strike: () => Promise<void>) => {
    await blocksPass(world, afterBlocks);
    await strike();
  };
  await Promise.all([
    ...bots.map(({ kind, afterBlocks }, index) => later(afterBlocks, () => world.crew.strike(index, kind))),
    later(database.afterBlocks, () => world.database.strike(database.kind)),
  ]);
}

async function mend({ devnet, database, crew }: StormWorld): Promise<void> {
  mendNodes(devnet.nodes);
  mendServices(devnet);
  // A bot with a wrong clock serves, and counts as degraded for as long.
  crew.setClocks(crew.bots.map(() => 0));
  await database.mend();
  devnet.blocks.set(BLOCK_MS.calm);
}

/** Waits for work already begun; a transaction forwarded by no node expires without a two-minute wait. */
async function helpEnd<Result>(
  world: StormWorld,
  { signed, over, told }: { signed: ReadonlySet<string>; over: Promise<Result>; told: () => void },
): Promise<Result> {
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  const helped = new Set<string>();
  for (let round = 1; !isOver; round += 1) {
    const waiting = [...signed].filter((id) => !helped.has(id) && !world.book.signed.has(id));
    await Promise.race([over, blocksPass(world, LOST_AFTER_BLOCKS)]);
    const lost = waiting.filter((id) => !world.book.signed.has(id));
    if (!isOver && round % TOLD_EVERY === 0) told();
    if (isOver || lost.length === 0) continue;
    for (const id of lost) helped.add(id);
    world.devnet.clock.advance(EXPIRED_SECONDS * 1_000);
  }
  return await over;
}
