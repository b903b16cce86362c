import { figureOf } from '../bench/figure.ts';

/** The results of all requests of a crowd. */
export interface Tally {
  /** Answers by status. */
  readonly answers: Readonly<Record<string, number>>;
  /** Requests without an answer, and by reason. */
  readonly failures: number;
  readonly reasons: Readonly<Record<string, number>>;
  /** 503 without a retry time. */
  readonly withoutTime: number;
  /** Apps whose opening was completely answered. */
  readonly opened: number;
  /** Milliseconds until an answer, and until an app was open. */
  readonly requestMs: Spread;
  readonly openMs: Spread;
  readonly seconds: number;
}

/** The median of many times, and their 99th percentile. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
}

/** Counts while the requests of a crowd are answered. */
export function createTally() {
  const began = performance.now();
  const answers: Record<string, number> = {};
  const requestTimes: number[] = [];
  const openTimes: number[] = [];
  const reasons: Record<string, number> = {};
  let withoutTime = 0;
  return {
    answer(status: number, retryAfter: number | undefined, ms: number): void {
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 503 && retryAfter === undefined) withoutTime += 1;
      requestTimes.push(ms);
    },
    failure(reason: string): void {
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    },
    opened(ms: number): void {
      openTimes.push(ms);
    },
    taken: (): Tally => ({
      answers,
      failures: Object.values(reasons).reduce((sum, count) => sum + count, 0),
      reasons,
      withoutTime,
      opened: openTimes.length,
      requestMs: spreadOf(requestTimes),
      openMs: spreadOf(openTimes),
      seconds: (performance.now() - began) / 1_000,
    }),
  };
}

function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return { median: figureOf('', '', times).value ?? 0, p99: Number(p99.toPrecision(4)) };
}
