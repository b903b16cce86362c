import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compileCache } from './tests/devnet/process/compileCache.ts';
import { shortLived } from './tests/devnet/process/shortLived.ts';
import { LongestFirst } from './tests/structure/longestFirst.ts';

/**
 * How long a test may wait at most; it goes on as soon as what it waits for is there. The presets (a second for a poll, ten for what comes
 * before a test) are too short where a database or a process starts beside others on a busy core.
 */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/**
 * Tests of the mini app that put something of the whole process in another's place: a document, or a module. Each finds an empty page and
 * modules of its own (ownPage.fixture.ts); the others share even those.
 */
const miniApp = join(import.meta.dirname, 'miniapp');
const apart = globSync('src/**/*.test.{ts,tsx}', { cwd: miniApp }).filter((file) =>
  /@vitest-environment jsdom|vi\.mock\(/u.test(readFileSync(join(miniApp, file), 'utf8')),
);
/** The tests of both sides that put something in a module's place. */
const bothSides = ['onePrice', 'marketServer', 'messengerClients'].map((name) =>
  join(import.meta.dirname, `tests/integration/${name}.test.ts`),
);

/** Tests write to memory. A project's own set-up runs before that of all projects, so it names this one first. */
const inMemory = join(import.meta.dirname, 'tests/memoryFolder.ts');
const postgres = join(import.meta.dirname, 'tests/startSharedPostgres.ts');

// Every worker loads the same packages: they share the compiled code.
Object.assign(process.env, compileCache);

/**
 * Files without bundler features are loaded by Node itself: half the loading time, and no second copy of each module
 * next to the runner.
 */
const byNode = { experimental: { viteModuleRunner: false } } as const;

/**
 * More than twice what two cores have: files that wait for a block, a notice or a process leave room for those that compute. The whole run
 * takes longer with six, which cost each other a tenth of processor time, and with four, which leave some of it unused.
 */
const workers = Math.max(5, availableParallelism());

/**
 * Pure tests are next to their files; those with servers or a browser are under tests/ and come first: the short ones
 * fill the remaining room.
 */
export default defineConfig({
  test: {
    globalSetup: inMemory,
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'shared',
          ...byNode,
          root: 'shared',
          include: ['src/**/*.test.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'bot',
          ...byNode,
          root: 'bot',
          include: ['src/**/*.test.ts'],
          isolate: false,
          execArgv: [...shortLived],
          ...patience,
        },
      },
      {
        extends: 'miniapp/vite.config.ts',
        test: {
          name: 'miniapp',
          root: 'miniapp',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: apart,
          isolate: false,
          maxWorkers: workers,
          ...patience,
        },
      },
      {
        extends: 'miniapp/vite.config.ts',
        test: {
          name: 'screens',
          root: 'miniapp',
          include: [...apart, ...bothSides],
          isolate: false,
          setupFiles: [join(miniApp, 'src/ownPage.fixture.ts')],
          maxWorkers: workers,
          ...patience,
        },
      },
      {
        test: {
          name: 'devnet',
          ...byNode,
          root: 'tests',
          include: ['devnet/**/*.test.ts', 'mutants/**/*.test.ts', 'structure/**/*.test.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'system',
          ...byNode,
          root: 'tests',
          include: ['integration/**/*.test.ts', 'faults/**/*.test.ts'],
          exclude: bothSides,
          globalSetup: [inMemory, postgres],
          isolate: false,
          execArgv: [...shortLived],
          ...patience,
          // Databases are created and filled and processes killed: on a busy machine that takes minutes.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          ...byNode,
          root: 'tests',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [inMemory, join(import.meta.dirname, 'tests/e2e/beforeAllFiles.ts'), postgres],
          // The worker's browser runs one file after the other (tests/e2e/network.ts).
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // The same limit as these tests' wait for an element (actors.ts).
          expect: { poll: { timeout: 40_000, interval: 100 } },
        },
      },
    ],
  },
});
