import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Room } from './rooms.ts';
import type { Trial, Verdict } from './trialProcess.ts';

/** The time limit of test files with a change, ms; a change that makes them exceed it counts as noticed. */
const PATIENCE = 300_000;

/** The result of a mutant, and the test file that noticed it. */
export type Outcome =
  | { readonly kind: 'noticed' | 'timed out'; readonly by: string | null }
  | { readonly kind: 'survived' };

/** Tries mutants in a process that restarts if one of them hangs it. */
export class TrialLane {
  readonly #isZoned: boolean;
  #process: ChildProcess | undefined;

  constructor({ isZoned = false }: Pick<Room, 'isZoned'>) {
    this.#isZoned = isZoned;
  }

  async #started(): Promise<ChildProcess> {
    if (this.#process !== undefined) return this.#process;
    // A separate group, so that the workers end with it.
    const flags = this.#isZoned ? ['zoned'] : [];
    const path = join(import.meta.dirname, 'trialProcess.ts');
    const started = fork(path, flags, { detached: true, silent: true });
    started.stdout?.resume();
    started.stderr?.pipe(process.stderr);
    await once(started, 'message');
    this.#process = started;
    return started;
  }

  async try(trial: Trial): Promise<Outcome> {
    const running = await this.#started();
    running.send(trial);
    for (;;) {
      const verdict = await this.#nextVerdict(running);
      if (verdict === null) return { kind: 'timed out', by: null };
      const { noticedBy: by, isTimeUp, isLast } = verdict;
      if (by !== null) return { kind: isTimeUp ? 'timed out' : 'noticed', by };
      if (isLast) return { kind: 'survived' };
    }
  }

  /** Null without a verdict in time: the process is then ended, unless the mutant has done so. */
  async #nextVerdict(running: ChildProcess): Promise<Verdict | null> {
    const [answered, timeUp] = [new AbortController(), AbortSignal.timeout(PATIENCE)];
    const signal = AbortSignal.any([answered.signal, timeUp]);
    try {
      const ended = once(running, 'exit', { signal }).then((): [null] => [null]);
      const [verdict] = (await Promise.race([once(running, 'message', { signal }), ended])) as [
        Verdict | null,
      ];
      if (verdict === null) this.#process = undefined;
      return verdict;
    } catch (fault) {
      if (!timeUp.aborted) throw fault;
      this.close();
      return null;
    } finally {
      answered.abort();
    }
  }

  close(): void {
    const pid = this.#process?.pid;
    this.#process = undefined;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
