import type { Ledger } from './chain/ledger/ledger.ts';

/** Blocks on a schedule; the interval can be changed while it runs. */
export interface BlockSchedule {
  /** Milliseconds between two blocks; 0 = only on request. */
  everyMs(): number;
  set(everyMs: number): void;
  stop(): void;
}

/** Starts producing blocks. */
export function startBlockSchedule(ledger: Ledger, everyMs: number): BlockSchedule {
  let interval = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const set = (next: number) => {
    clearInterval(timer);
    interval = next;
    timer = next > 0 ? setInterval(() => ledger.produceBlock(), next) : undefined;
  };
  set(everyMs);
  return { everyMs: () => interval, set, stop: () => clearInterval(timer) };
}
