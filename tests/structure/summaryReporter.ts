import type { Reporter, TestModule } from 'vitest/node';

const SLOWEST = 10;

/**
 * Ends a run with its slowest files and one plain line, 'tests: N passed, N failed, N skipped', that any CI can read.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const lines = ['Slowest files:', ...slowest(modules), summary(modules, errors)];
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

/** A line for each of the slowest files, loading and set-up included. */
function slowest(modules: readonly TestModule[]): string[] {
  const seconds = (module: TestModule): number => {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    return (duration + collectDuration + setupDuration) / 1000;
  };
  return modules
    .map((module) => ({ module, took: seconds(module) }))
    .sort((one, other) => other.took - one.took)
    .slice(0, SLOWEST)
    .map(({ module: { project, relativeModuleId }, took }) => {
      return `${took.toFixed(1).padStart(7)} s  ${project.name}  ${relativeModuleId}`;
    });
}

function summary(modules: readonly TestModule[], errors: readonly unknown[]): string {
  const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    for (const test of tests) count[test.result().state] += 1;
    if (module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed'))
      count.failed += 1;
  }
  return `tests: ${count.passed} passed, ${count.failed + count.pending} failed, ${count.skipped} skipped`;
}
