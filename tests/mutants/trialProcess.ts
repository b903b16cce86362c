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
 * Tries mutants one after the other, in a process of its own: a mutant may loop for ever, and then the process is killed. The files on the
 * disk stay as they are; the changed text is what the tests are given in the file's place.
 */
export interface Trial {
  /** None: the tests are run on the code as it is. */
  readonly mutant: Mutant | undefined;
  /** Those that are likeliest to notice come first. */
  readonly tests: readonly string[];
}

/** The first test file that failed, below the root; null while none has. */
export interface Verdict {
  readonly noticedBy: string | null;
  /** It waited in vain for something that never came. */
  readonly isTimeUp: boolean;
  /** All tests have been asked. */
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
/** What is kept on the disk of a file would be taken in the place of its changed text. */
const afresh = { fsModuleCache: false, maxWorkers: 1 };
/** Node would load the file from the disk, past the plugin that changes it. */
const byPlugin = { experimental: { viteModuleRunner: true } };
/** What one engine of databases notices is enough: the embedded one begins sooner. */
const onOneEngine = { testNamePattern: /^(?!.*\(server\))/u };

const isZoned = process.argv[2] === 'zoned';
/** A thread begins in a fifth of a process's time, but takes no flags of its own, nor a time zone. */
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

/** As they were named: the likeliest to notice come first. */
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
      // One that fails is enough: others may wait in vain for what the first one missed.
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
  // What earlier ones came to is listed too.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const failed = testModules.find((module) => asked.has(module.moduleId) && module.state() === 'failed');
  if (failed !== undefined) {
    const messages = messagesOf(failed);
    const isTimeUp = messages.length > 0 && messages.every((message) => /timed out in/u.test(message));
    return { noticedBy: relative(root, failed.moduleId), isTimeUp };
  }
  return { noticedBy: unhandledErrors.length > 0 ? (tests[0] ?? null) : null, isTimeUp: false };
}

/** The first ones notice most of what can be noticed: thrice as many are asked each time that nobody did. */
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
