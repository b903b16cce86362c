const MOST_IN_A_ROW = 3;

/** Keeps a mini app from covering the client with dialogs. */
export interface DialogLimit {
  /** False while another one is open, and for the pause after three in a row. */
  open(): boolean;
  closed(): void;
}

/** A limit with that pause by that clock, both in ms; without a pause only one at a time. */
export function createDialogLimit(pauseMs: number, now: () => number = Date.now): DialogLimit {
  let isOpen = false;
  let inARow = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    open() {
      if (now() - closedAt >= pauseMs) inARow = 0;
      if (isOpen || inARow >= MOST_IN_A_ROW) return false;
      inARow += 1;
      isOpen = true;
      return true;
    },
    closed() {
      isOpen = false;
      closedAt = now();
    },
  };
}
