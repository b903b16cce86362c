import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Pure tests sit beside their files; what needs servers or a browser is under tests/ and runs after the pure ones, two files at a time: each starts a network of its own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'shared', root: 'shared', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'bot', root: 'bot', include: ['src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        extends: 'miniapp/vite.config.ts',
        test: { name: 'miniapp', root: 'miniapp', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'devnet',
          root: 'tests',
          include: ['devnet/**/*.test.ts', 'structure/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'system',
          root: 'tests',
          include: ['integration/**/*.test.ts', 'faults/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          root: 'tests',
          include: ['e2e/**/*.test.ts'],
          globalSetup: join(import.meta.dirname, 'tests/e2e/unpackBrowser.ts'),
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
