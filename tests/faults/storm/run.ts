import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildMiniApp } from '../../devnet/process/buildMiniApp.ts';
import { browserPath, launchBrowser } from '../../e2e/browser.ts';
import { copyWithFewRounds, fewRoundsDist } from '../../e2e/fewRounds.ts';
import { parts } from './kinds.ts';
import { reportLines, type StormReport } from './report.ts';
import { runStorm } from './storm.ts';

/**
 * Runs a storm over the whole product on its own network, and balances its records.
 * --seed N      the same seed repeats the same storm. Default: the current minute
 * --minutes M   no further squall starts after this many. Default: 10
 * --squalls K   at most this many; without it everything must have happened at least once
 * --from I      starts with this squall: a single one is repeated by `--seed N --from I --squalls 1`
 * --only P,Q    hits only these parts: nodes, services, messenger, clocks, bots, database, turmoil (of pages)
 * --keep        writes the report to results.json and the seed to the nightly list
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: `${Math.floor(Date.now() / 60_000)}` },
    minutes: { type: 'string', default: '10' },
    squalls: { type: 'string' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const [seed, minutes] = [Number(values.seed), Number(values.minutes)];
console.log(`seed ${seed}`);
if (process.env.CHROMIUM_PATH === undefined) await browserPath();
await buildMiniApp();
copyWithFewRounds();
const browser = await launchBrowser();
const report = await runStorm(browser, {
  seed,
  minutes,
  from: Number(values.from),
  squalls: Number(values.squalls ?? 1_000),
  isWhole: values.squalls === undefined && values.only === undefined,
  only: new Set(
    values.only === undefined ? parts : parts.filter((part) => values.only?.split(',').includes(part)),
  ),
  size: { nodes: 5, persons: 3, bots: 3 },
  staticDir: fewRoundsDist(),
  say: console.log,
});
await browser.close();
for (const line of reportLines(report)) console.log(line);
if (values.keep) keep(report);
process.exit(report.found.length === 0 ? 0 : 1);

/** The last run, and the seeds of this night with the findings of each. */
function keep(last: StormReport): void {
  const faults = join(import.meta.dirname, '..');
  writeFileSync(join(faults, 'results.json'), `${JSON.stringify(last, null, 2)}\n`);
  mkdirSync(join(faults, 'seeds'), { recursive: true });
  const at = new Date().toISOString();
  const night = join(faults, 'seeds', `${at.slice(0, 10)}.json`);
  const before: object[] = existsSync(night) ? JSON.parse(readFileSync(night, 'utf8')) : [];
  const { seed: its, from, squalls, minutes: took, found } = last;
  const outcome = found.length === 0 ? 'balanced' : 'not balanced';
  const row = { seed: its, from, squalls, minutes: took, endedAt: at, outcome, found };
  writeFileSync(night, `${JSON.stringify([...before, row], null, 2)}\n`);
}
