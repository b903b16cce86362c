import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import config from '../../vitest.config.ts';
import { type Mutant, mutate } from './mutant.ts';
import { root } from './reachingTests.ts';

/**
 * Tries mutants one after the other in a separate process: a mutant may loop for ever, and then the process is killed.
 * The files on the disk stay unchanged; the tests get the changed text instead of the file's.
 */
export interface Trial {
  /** Undefined: the tests run on the original code. */
  readonly mutant: Mutant | undefined;
  /** The likeliest to notice come first. */
  readonly tests: readonly string[];
}

/** The first failed test file, relative to the root; null without one. */
export interface Verdict {
  readonly noticedBy: string | null;
  /** It waited in vain for an event that never came. */
  readonly isTimeUp: boolean;
  /** All tests have run. */
  readonly isLast: boolean;
}

type Found = Omit<Verdict, 'isLast'>;

let onTrial: Mutant | undefined;

const change: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (code, id) =>
    onTrial !== undefined && id === join(root, onTrial.file) ? mutate(code, onTrial) : undefined,
};

const asked = ['shared', 'bot', 'miniapp', 'screens', 'system'];
/** A disk cache of a file would replace its changed text. */
const afresh = { fsModuleCache: false, maxWorkers: 1 };
/** Node would load the file from the disk, bypassing the plugin that changes it. */
const byPlugin = { experimental: { viteModuleRunner: true } };
/** One database engine is enough to notice: the embedded one starts sooner. */
const onOneEngine = { testNamePattern: /^(?!.*\(server\))/u };

const isZoned = process.argv[2] === 'zoned';
/** A thread starts in a fifth of a process's time, but accepts no flags of its own, nor a time zone. */
const poolOf = (test: { execArgv?: string[] } | undefined) =>
  test?.execArgv === undefined && !isZoned ? { pool: 'threads' as const } : {};

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && asked.includes(`${project.test?.name}`)
    ? [
        {
          ...project,
          test: { ...project.test, ...afresh, ...byPlugin, ...poolOf(project.test), ...onOneEngine },
          plugins: [change],
        },
      ]
    : [],
);

/** In the given order: the likeliest to notice come first. */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

const start = async (): Promise<Vitest> => {
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      maxWorkers: 1,
      // One failure is enough: others may wait in vain for the event that the first one missed.
      bail: 1,
      reporters: [{}],
      projects,
      sequence: { sequencer: AsNamed },
    },
    { logLevel: 'silent' },
  );
  await vitest.standalone();
  await vitest.globTestSpecifications();
  return vitest;
};

const messagesOf = (module: TestModule): readonly string[] =>
  [...module.children.allTests('failed')].flatMap((test) =>
    (test.result().errors ?? []).map(({ message }) => message),
  );

async function ask(vitest: Vitest, tests: readonly string[]): Promise<Found> {
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(join(root, file)));
  if (specifications.length === 0) return { noticedBy: null, isTimeUp: false };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // The list also contains results of earlier ones.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const failed = testModules.find((module) => asked.has(module.moduleId) && module.state() === 'failed');
  if (failed !== undefined) {
    const messages = messagesOf(failed);
    const isTimeUp = messages.length > 0 && messages.every((message) => /timed out in/u.test(message));
    return { noticedBy: relative(root, failed.moduleId), isTimeUp };
  }
  return { noticedBy: unhandledErrors.length > 0 ? (tests[0] ?? null) : null, isTimeUp: false };
}

/** The first ones notice most noticeable changes: three times as many run after each round without a notice. */
async function* verdicts(vitest: Vitest, { mutant, tests }: Trial): AsyncGenerator<Verdict> {
  for (const changed of [onTrial, mutant])
    if (changed !== undefined) vitest.invalidateFile(join(root, changed.file));
  onTrial = mutant;
  for (let at = 0, size = 1; at < tests.length; at += size, size *= 3) {
    const found = await ask(vitest, tests.slice(at, at + size));
    const isLast = found.noticedBy !== null || at + size >= tests.length;
    yield { ...found, isLast };
    if (isLast) return;
  }
  if (tests.length === 0) yield { noticedBy: null, isTimeUp: false, isLast: true };
}

const vitest = await start();
process.on('message', async (trial: Trial) => {
  for await (const verdict of verdicts(vitest, trial)) process.send?.(verdict);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
