/** One job: what it reads, and how often. */
export interface Job {
  /** Milliseconds from the beginning of one run to that of the next. */
  readonly everyMs: number;
  /** The same while a screen that shows it is open; everyMs when the job has no shorter one. */
  readonly focusMs?: number;
  /** Reads again; the job keeps its own failure, and the next run recovers. */
  readonly run: () => Promise<unknown>;
}

export interface Sync<Name extends string> {
  /** Runs every job once, and begins to look every 2 s which is due. */
  start(): void;
  /** Ends the looking. */
  stop(): void;
  /** Has a job, or all where none is named, wait until the function it gives is called; what has become due then runs at once. */
  pause(name?: Name): () => void;
}

/** Spec §9: the loop's check. */
const CHECK_MS = 2000;

interface State {
  isRunning: boolean;
  /** When the last run began; before the first one, minus infinity. */
  startedAt: number;
  paused: number;
}

/**
 * Keeps the jobs of a table going (spec §4): none overlaps itself, and one that fails does not stop the others.
 * A job that is in focus runs at its shorter interval; the change is seen at the next look.
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
    // What failed is kept, with its error, by the query behind the job.
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
