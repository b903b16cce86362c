import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseMutants } from './chooseMutants.ts';
import { findMutants } from './findMutants.ts';
import { keepResult, keptResult, type RoomResult } from './keptResults.ts';
import type { Mutant } from './mutant.ts';
import { root, testsByReach } from './reachingTests.ts';
import { type Room, rooms } from './rooms.ts';
import { TestOrder } from './testOrder.ts';
import { type Outcome, TrialLane } from './trialLane.ts';

/**
 * Changes one operator, constant, guard or `await` at a time and runs the tests that reach it: lists unnoticed changes
 * with their lines. Names on the command line select rooms, or are paths of files.
 * --seed N    selects the changes; the same seed tries the same ones. Default: the current minute
 * --count N   the number per room, or `all`. Default: 30
 * --keep      writes the shares to results.json
 * --again     only those unnoticed in the stored result of that seed, which still counts for the others
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: `${Math.floor(Date.now() / 60_000)}` },
    count: { type: 'string', default: '30' },
    keep: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const isCode = (file: string) => !/\.(?:test|fixture|d)\.tsx?$/u.test(file);

function mutantsOf({ files }: Room): readonly Mutant[] {
  return globSync(files, { cwd: root })
    .filter(isCode)
    .sort()
    .flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')));
}

/** One line each, in the format that an editor opens. */
const named = ({ file, line, was, becomes }: Mutant) =>
  `${file}:${line}  ${was.replaceAll(/\s+/gu, ' ')}  ->  ${becomes.replaceAll(/\s+/gu, ' ') || 'nothing'}`;

const order = new TestOrder(testsByReach());
type Lanes = readonly TrialLane[];
// One more than the number of processors: while a change makes a test wait, another is tried.
const lanesFor = (room: Room): Lanes =>
  Array.from({ length: availableParallelism() + 1 }, () => new TrialLane(room));

/** Runs the noticing tests on the original code: one that fails on its own would notice everything. */
async function requirePassing(lanes: Lanes, outcomes: Iterable<Outcome>): Promise<void> {
  const noticedBy = [...outcomes].flatMap((outcome) => ('by' in outcome ? (outcome.by ?? []) : []));
  const tests = [...new Set(noticedBy)];
  for (const outcome of await Promise.all(lanes.map((lane) => lane.try({ mutant: undefined, tests }))))
    if (outcome.kind !== 'survived')
      throw new Error(`${outcome.by} fails on the code as it is: nothing can be said of the tests`);
}

async function tryAll(
  lanes: Lanes,
  mutants: readonly Mutant[],
  room: Room,
): Promise<ReadonlyMap<Mutant, Outcome>> {
  const left = [...mutants];
  const outcomes = new Map<Mutant, Outcome>();
  const work = async (lane: TrialLane) => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const outcome = await lane.try({ mutant, tests: order.of(mutant.file, room) });
      outcomes.set(mutant, outcome);
      if (outcome.kind !== 'noticed') console.log(`  ${outcome.kind}: ${named(mutant)}`);
      else if (outcome.by !== null) order.learn(mutant.file, outcome.by);
    }
  };
  await Promise.all(lanes.map(work));
  return outcomes;
}

/** An earlier run's contribution to the current changes; empty if these are complete. */
type Before = Pick<RoomResult, 'noticed' | 'timedOut'> & Partial<Pick<RoomResult, 'noticedAtFirst'>>;

/** The changes of a seed, or the unnoticed ones of a stored run, if they still exist unmarked. */
function drawn(room: Room): { chosen: readonly Mutant[]; before: Before } {
  const count = values.count === 'all' ? Number.POSITIVE_INFINITY : Number(values.count);
  if (!values.again)
    return {
      chosen: chooseMutants(mutantsOf(room), count, values.seed),
      before: { noticed: 0, timedOut: [] },
    };
  const kept = keptResult(room.name, values.seed);
  if (kept === undefined) throw new Error(`no result of ${room.name} with seed ${values.seed} is kept`);
  // Their lines may have moved. A few more are drawn than then: others replace those marked since.
  const changeOf = (text: string) => text.replace(/:\d+(?= )/u, '');
  const survived = new Set(kept.survivors.map(changeOf));
  const drawnAgain = chooseMutants(mutantsOf(room), kept.tried + kept.survivors.length, values.seed);
  return { chosen: drawnAgain.filter((mutant) => survived.has(changeOf(named(mutant)))), before: kept };
}

async function tryRoom(room: Room, lanes: Lanes): Promise<RoomResult> {
  const { chosen, before } = drawn(room);
  const outcomes = await tryAll(lanes, chosen, room);
  await requirePassing(lanes, outcomes.values());
  const endedSo = (kind: Outcome['kind']) =>
    chosen.filter((mutant) => outcomes.get(mutant)?.kind === kind).map(named);
  const survivors = endedSo('survived');
  const noticed = before.noticed + chosen.length - survivors.length;
  return {
    name: room.name,
    seed: values.seed,
    at: new Date().toISOString(),
    tried: before.noticed + chosen.length,
    noticed,
    noticedAtFirst: before.noticedAtFirst ?? noticed,
    timedOut: [...before.timedOut, ...endedSo('timed out')],
    target: room.target,
    survivors,
  };
}

/** A room by its name, or a file as its own room, whose result is not stored. */
function roomNamed(name: string): Room {
  const room = rooms.find((one) => one.name === name);
  if (room !== undefined) return room;
  const holder = rooms.find(({ files }) => matchesGlob(name, files));
  if (/\.tsx?$/u.test(name)) return { ...holder, name, files: name, target: 1 };
  throw new Error(`no room named ${name}: ${rooms.map((one) => one.name).join(', ')}`);
}

const chosenRooms = positionals.length > 0 ? positionals.map(roomNamed) : rooms;
console.log(`seed ${values.seed}, ${values.count} changes a room`);
for (const room of chosenRooms) {
  const lanes = lanesFor(room);
  const result = await tryRoom(room, lanes).finally(() => {
    for (const lane of lanes) lane.close();
  });
  const share = result.tried === 0 ? 1 : result.noticed / result.tried;
  const short = share < room.target ? `, asked ${Math.round(room.target * 100)} %` : '';
  console.log(
    `${room.name}: ${result.noticed} of ${result.tried} noticed (${Math.floor(share * 100)} %${short})`,
  );
  if (values.keep && rooms.includes(room)) keepResult(result);
}
