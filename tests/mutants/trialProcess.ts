import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
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

export interface Verdict {
  readonly isNoticed: boolean;
}

let onTrial: Mutant | undefined;

const change: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  transform: (code, id) =>
    onTrial !== undefined && id === join(root, onTrial.file) ? mutate(code, onTrial) : undefined,
};

const beside = ['shared', 'bot', 'miniapp', 'screens'];

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && beside.includes(`${project.test?.name}`)
    ? [{ ...project, plugins: [change] }]
    : [],
);

const start = async (): Promise<Vitest> => {
  const vitest = await createVitest(
    'test',
    { root, config: false, watch: false, bail: 1, maxWorkers: 1, reporters: [{}], projects },
    { logLevel: 'silent' },
  );
  await vitest.standalone();
  await vitest.globTestSpecifications();
  return vitest;
};

const fails = async (vitest: Vitest, tests: readonly string[]): Promise<boolean> => {
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(join(root, file)));
  if (specifications.length === 0) return false;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((module) => module.state() === 'failed');
};

async function isNoticed(vitest: Vitest, { mutant, tests }: Trial): Promise<boolean> {
  for (const changed of [onTrial, mutant])
    if (changed !== undefined) vitest.invalidateFile(join(root, changed.file));
  onTrial = mutant;
  // The first ones notice most of what can be noticed: twice as many are asked each time that nobody did.
  for (let at = 0, size = 2; at < tests.length; at += size, size *= 2)
    if (await fails(vitest, tests.slice(at, at + size))) return true;
  return false;
}

const vitest = await start();
process.on('message', async (trial: Trial) => {
  const verdict: Verdict = { isNoticed: await isNoticed(vitest, trial) };
  process.send?.(verdict);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
