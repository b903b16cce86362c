import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The longest file takes less on two busy cores. */
const LATE_MS = 5 * 60_000;

/**
 * Names every five minutes the test files that have run for longer, with the test in hand: a run that a machine's limit
 * ends has told by then what it waited for.
 */
export default class LateFiles implements Reporter {
  readonly #begun = new Map<TestModule, { at: number; test: string }>();
  readonly #watch = setInterval(() => this.#tell(), LATE_MS);

  onTestModuleStart(module: TestModule): void {
    this.#begun.set(module, { at: performance.now(), test: 'what comes before its tests' });
  }

  onTestCaseReady(test: TestCase): void {
    const file = this.#begun.get(test.module);
    if (file !== undefined) file.test = test.fullName;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#begun.delete(module);
  }

  onTestRunEnd(): void {
    clearInterval(this.#watch);
  }

  #tell(): void {
    for (const [{ relativeModuleId }, { at, test }] of this.#begun) {
      const ms = performance.now() - at;
      const minutes = Math.floor(ms / 60_000);
      if (ms >= LATE_MS) console.log(`after ${minutes} minutes: ${relativeModuleId}, at: ${test}`);
    }
  }
}
