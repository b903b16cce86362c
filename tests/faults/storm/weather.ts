/** The state of the storm: waits in a storm must end once it is calm. */
export interface Weather {
  isCalm(): boolean;
  /** Resolves when it is calm. */
  readonly calm: Promise<void>;
  /** The current waits, with the last observation of each. */
  readonly waits: Map<string, string>;
}

/** A storm that lasts until it is ended. */
export function startWeather(): Weather & { end(): void } {
  let isCalm = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    isCalm: () => isCalm,
    calm: promise,
    waits: new Map(),
    end: () => {
      isCalm = true;
      resolve();
    },
  };
}

/**
 * Milliseconds between blocks: while nobody waits for one, since everybody reads and draws each; during the storm; and
 * in the calm, where everything waits for them.
 */
export const BLOCK_MS = { quiet: 1_000, storm: 400, calm: 200 } as const;

/** Something did not end although nothing hindered it any more. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

/** The time limit in the calm, on a busy machine. */
const CALM_MS = 150_000;
const LOOK_EVERY_MS = 150;
/** A look unanswered for this long never will be: its page is gone, for instance. */
const LOOK_MS = 60_000;

/**
 * Repeats a look until the answer is not undefined; errors count as none, since pages are closed and killed in the
 * storm.
 * @throws Stuck without an answer long after the calm; `told` returns the last observation
 */
export async function until<Answer>(
  weather: Weather,
  what: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  let calmSince: number | undefined;
  let last = 'nothing';
  for (;;) {
    try {
      const answer = await answerOf(ask);
      if (answer !== undefined) {
        weather.waits.delete(what);
        return answer;
      }
      last = 'not yet';
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    weather.waits.set(what, last);
    if (weather.isCalm()) calmSince ??= performance.now();
    if (calmSince !== undefined && performance.now() - calmSince > CALM_MS)
      throw new Stuck(`${what}: ${last.slice(0, 1_000)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { promise: never, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new RangeError(`no answer within ${LOOK_MS} ms`)), LOOK_MS);
  try {
    return await Promise.race([ask(), never]);
  } finally {
    clearTimeout(timer);
  }
}
