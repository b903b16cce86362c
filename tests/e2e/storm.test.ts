import { expect, it } from 'vitest';
import { parts } from '../faults/storm/kinds.ts';
import { runStorm } from '../faults/storm/storm.ts';
import { fewRoundsDist } from './fewRounds.ts';
import { browser, withBrowser } from './network.ts';

withBrowser();

/** The nightly storm (npm run faults) has five nodes, three people and three bots, and lasts ten minutes. */
const storm = { seed: 74, from: 0, squalls: 2, size: { nodes: 5, persons: 1, bots: 2 } };

// Three processes and a database start, and are killed and restarted: slow on a busy machine.
const timeout = 600_000;

it('leaves all records consistent: chain, devices, history, notices, logs, keys, memory', {
  timeout,
}, async () => {
  const said: string[] = [];
  const { found, balance } = await runStorm(browser, {
    ...storm,
    minutes: Number.POSITIVE_INFINITY,
    isWhole: false,
    only: new Set(parts),
    staticDir: fewRoundsDist(),
    say: (line) => said.push(line),
  });
  expect({ ...storm, found }, said.join('\n')).toEqual({ ...storm, found: [] });
  // Empty records balance, too.
  expect(balance['transactions on the chain']).toBeGreaterThan(0);
  expect(balance.notices).toBeGreaterThan(0);
});
