/** The clock of a development network: the real one, moved forward when asked. */
export interface DevnetClock {
  /** Now in ms. */
  now(): number;
  /** Moves time forward by ms. */
  advance(ms: number): void;
}

/** A clock that begins at the real time. */
export function createClock(): DevnetClock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (ms) => {
      ahead += ms;
    },
  };
}
