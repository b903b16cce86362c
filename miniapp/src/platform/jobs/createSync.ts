/** One job: its read, and its interval. */
export interface Job {
  /** Milliseconds from the start of one run to the next. */
  readonly everyMs: number;
  /** The same while a screen that shows it is open; default everyMs. */
  readonly focusMs?: number;
  /** Reads again; the job stores its own failure, and the next run recovers. */
  readonly run: () => Promise<unknown>;
}

export interface Sync<Name extends string> {
  /** Runs every job once, and starts checking every 2 s which is due. */
  start(): void;
  /** Stops the checks. */
  stop(): void;
  /** Pauses a job, or all by default, until the returned function is called; jobs due by then run at once. */
  pause(name?: Name): () => void;
}

/** Spec §9: the loop's check. */
const CHECK_MS = 2000;

interface State {
  isRunning: boolean;
  /** The start of the last run; minus infinity before the first. */
  startedAt: number;
  paused: number;
}

/**
 * Runs the jobs of a table (spec §4): none overlaps itself, and a failing one does not stop the others. A job in focus
 * runs at its shorter interval; the change takes effect at the next check.
 */
export function createSync<Name extends string>(
  jobs: Readonly<Record<Name, Job>>,
  isFocused: (name: Name) => boolean,
): Sync<Name> {
  const names = Object.keys(jobs) as Name[];
  const states = new Map<Name, State>(
    names.map((name) => [name, { isRunning: false, startedAt: Number.NEGATIVE_INFINITY, paused: 0 }]),
  );
  let timer: ReturnType<typeof setInterval> | undefined;

  const isDue = (name: Name, { isRunning, startedAt, paused }: State): boolean => {
    const { everyMs, focusMs = everyMs } = jobs[name];
    return !isRunning && paused === 0 && Date.now() - startedAt >= (isFocused(name) ? focusMs : everyMs);
  };
  const run = async (name: Name, state: State): Promise<void> => {
    state.isRunning = true;
    state.startedAt = Date.now();
    // The query behind the job stores a failure.
    await jobs[name].run().catch(() => undefined);
    state.isRunning = false;
  };
  const check = (): void => {
    if (timer === undefined) return;
    for (const [name, state] of states) if (isDue(name, state)) void run(name, state);
  };
  return {
    start() {
      timer ??= setInterval(check, CHECK_MS);
      check();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
    pause(name) {
      const held = [...states].filter(([each]) => name === undefined || each === name);
      for (const [, state] of held) state.paused += 1;
      return () => {
        for (const [, state] of held.splice(0)) state.paused -= 1;
        check();
      };
    },
  };
}
