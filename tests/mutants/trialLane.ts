import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Trial, Verdict } from './trialProcess.ts';

/** What the tests of one file may take with a change in it, ms; a change that makes them take longer has been noticed. */
const PATIENCE = 120_000;

export type Outcome = 'noticed' | 'timed out' | 'survived';

/** Tries mutants in a process that is started again where one of them hangs it. */
export class TrialLane {
  #process: ChildProcess | undefined;

  async #started(): Promise<ChildProcess> {
    if (this.#process !== undefined) return this.#process;
    // A group of its own, so that the workers end with it.
    const started = fork(join(import.meta.dirname, 'trialProcess.ts'), [], { detached: true, silent: true });
    started.stdout?.resume();
    started.stderr?.pipe(process.stderr);
    await once(started, 'message');
    this.#process = started;
    return started;
  }

  async try(trial: Trial): Promise<Outcome> {
    const running = await this.#started();
    running.send(trial);
    const timeUp = AbortSignal.timeout(PATIENCE);
    try {
      const [verdict] = (await once(running, 'message', { signal: timeUp })) as [Verdict];
      return verdict.isNoticed ? 'noticed' : 'survived';
    } catch (fault) {
      if (!timeUp.aborted) throw fault;
      this.close();
      return 'timed out';
    }
  }

  close(): void {
    const pid = this.#process?.pid;
    this.#process = undefined;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
