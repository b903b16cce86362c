import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with one plain line, 'tests: N passed, N failed, N skipped', that any CI can read. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state] += 1;
      if (module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed'))
        count.failed += 1;
    }
    const line = `tests: ${count.passed} passed, ${count.failed + count.pending} failed, ${count.skipped} skipped`;
    process.once('exit', () => process.stdout.write(`${line}\n`));
  }
}
