import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';

/*
 * All tests, as two parallel runs of the test runner and one summary of both. Browser and system tests wait for blocks,
 * pages and processes, which left an eighth of two cores idle. The others only compute: at a lower priority they fill
 * just those gaps.
 */

const root = join(import.meta.dirname, '..', '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const lateFiles = '--reporter=./tests/structure/lateFiles.ts';
const reports = join(root, 'node_modules', '.cache', 'reports');
const reportOf = (name: string) => join(reports, `${name}.json`);

const waiting = start('waiting', ['--project=browser', '--project=system'], 'inherit');
const gapWorkers = Math.max(2, Math.floor(availableParallelism() / 2));
const computing = start(
  'computing',
  ['--project=!browser', '--project=!system', `--maxWorkers=${gapWorkers}`],
  'pipe',
);
// A third of the usual share when both want a core: with a tenth, tests stalled for seconds.
setPriority(computing.pid ?? 0, 5);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const run of [waiting, computing]) run.kill(signal);
  });

/** Four times what two cores take; CI would end it later, without a word. */
const LIMIT_MS = 45 * 60_000;
const limit = setTimeout(() => {
  console.error(`the tests have not ended in ${LIMIT_MS / 60_000} minutes`);
  for (const run of [waiting, computing]) run.kill('SIGKILL');
}, LIMIT_MS);

// The output of two parallel runs is unreadable: the second's is printed when the first has ended.
const said: Buffer[] = [];
for (const stream of [computing.stdout, computing.stderr])
  stream?.on('data', (bytes: Buffer) => said.push(bytes));
const codes = await Promise.all([waiting, computing].map(async (run) => (await once(run, 'close'))[0]));
clearTimeout(limit);
process.stdout.write(Buffer.concat(said));

const missing = ['waiting', 'computing'].filter((name) => !existsSync(reportOf(name)));
if (missing.length > 0) throw new Error(`no report of the run of ${missing.join(' and ')} tests`);
const summary = spawn(
  process.execPath,
  [vitest, 'run', `--merge-reports=${reports}`, '--reporter=./tests/structure/summaryReporter.ts'],
  { cwd: root, stdio: 'inherit' },
);
const [code] = await once(summary, 'close');
if (code === 0 && codes.some((other) => other !== 0))
  throw new Error(`no test failed, yet the two runs ended with ${codes.join(' and ')}`);
process.exitCode = code;

/** One run, with its own report. */
function start(name: string, options: readonly string[], output: 'inherit' | 'pipe') {
  const report = reportOf(name);
  rmSync(report, { force: true });
  return spawn(
    process.execPath,
    [
      vitest,
      'run',
      ...options,
      '--reporter=default',
      '--reporter=blob',
      lateFiles,
      `--outputFile.blob=${report}`,
    ],
    { cwd: root, stdio: ['ignore', output, output] },
  );
}
