import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '../devnet/world/random.ts';
import { findMutants } from './findMutants.ts';
import type { Mutant } from './mutant.ts';
import { root, testsByReach } from './reachingTests.ts';
import { type Room, rooms } from './rooms.ts';
import { type Outcome, TrialLane } from './trialLane.ts';

/**
 * Changes one operator, constant, guard or `await` at a time and runs the tests that reach it: what they do not notice is listed with its
 * line. Names on the command line choose among the rooms.
 *   --seed N    which changes are tried; the same seed tries the same ones. Default: the present minute
 *   --count N   how many of each room, or `all`. Default: 30
 *   --keep      write the shares to results.json
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: `${Math.floor(Date.now() / 60_000)}` },
    count: { type: 'string', default: '30' },
    keep: { type: 'boolean', default: false },
  },
});

interface RoomResult {
  readonly name: string;
  readonly tried: number;
  readonly noticed: number;
  readonly target: number;
  readonly survivors: readonly string[];
}

const isCode = (file: string) => !/\.(?:test|fixture|d)\.tsx?$/u.test(file);

function mutantsOf({ files }: Room): readonly Mutant[] {
  return globSync(files, { cwd: root })
    .filter(isCode)
    .sort()
    .flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')));
}

function chooseFrom(mutants: readonly Mutant[], count: number, random: Random): readonly Mutant[] {
  const left = [...mutants];
  const chosen: Mutant[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(Math.floor(random.between(0, left.length)), 1));
  return chosen;
}

/** One line each, as an editor opens it. */
const named = ({ file, line, was, becomes }: Mutant) =>
  `${file}:${line}  ${was.replaceAll(/\s+/gu, ' ')}  ->  ${becomes.replaceAll(/\s+/gu, ' ') || 'nothing'}`;

const reach = testsByReach();
const lanes = Array.from({ length: Math.max(1, availableParallelism()) }, () => new TrialLane());

/** The same tests on the code as it is: one that fails by itself would notice everything. */
async function requirePassing(mutants: readonly Mutant[]): Promise<void> {
  const tests = [...new Set(mutants.flatMap(({ file }) => reach(file)))];
  const outcome = await lanes[0]?.try({ mutant: undefined, tests });
  if (outcome !== 'survived')
    throw new Error('the tests fail on the code as it is: nothing can be said of them');
}

async function tryAll(mutants: readonly Mutant[]): Promise<ReadonlyMap<Mutant, Outcome>> {
  const left = [...mutants];
  const outcomes = new Map<Mutant, Outcome>();
  const work = async (lane: TrialLane) => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const outcome = await lane.try({ mutant, tests: reach(mutant.file) });
      outcomes.set(mutant, outcome);
      if (outcome === 'survived') console.log(`  survived: ${named(mutant)}`);
    }
  };
  await Promise.all(lanes.map(work));
  return outcomes;
}

async function tryRoom(room: Room, count: number, random: Random): Promise<RoomResult> {
  const chosen = chooseFrom(mutantsOf(room), count, random);
  await requirePassing(chosen);
  const outcomes = await tryAll(chosen);
  const survivors = chosen.filter((mutant) => outcomes.get(mutant) === 'survived');
  return {
    name: room.name,
    tried: chosen.length,
    noticed: chosen.length - survivors.length,
    target: room.target,
    survivors: survivors.map(named),
  };
}

for (const name of positionals)
  if (!rooms.some((room) => room.name === name))
    throw new Error(`no room named ${name}: ${rooms.map((room) => room.name).join(', ')}`);

const count = values.count === 'all' ? Number.POSITIVE_INFINITY : Number(values.count);
const random = createRandom(Number(values.seed));
console.log(`seed ${values.seed}, ${values.count} changes a room`);
const results: RoomResult[] = [];
try {
  for (const room of rooms) {
    if (positionals.length > 0 && !positionals.includes(room.name)) continue;
    const result = await tryRoom(room, count, random);
    results.push(result);
    const share = result.tried === 0 ? 1 : result.noticed / result.tried;
    const short = share < room.target ? `, asked ${Math.round(room.target * 100)} %` : '';
    console.log(
      `${room.name}: ${result.noticed} of ${result.tried} noticed (${Math.floor(share * 100)} %${short})`,
    );
  }
} finally {
  for (const lane of lanes) lane.close();
}
if (values.keep)
  writeFileSync(
    join(import.meta.dirname, 'results.json'),
    `${JSON.stringify({ at: new Date().toISOString(), seed: Number(values.seed), results }, null, 2)}\n`,
  );
