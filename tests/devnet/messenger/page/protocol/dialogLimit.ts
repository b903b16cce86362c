const MOST_IN_A_ROW = 3;
const PAUSE_MS = 2000;

/** Keeps a mini app from covering the client with dialogs. */
export interface DialogLimit {
  /** False while another one is open, and for two seconds after three in a row. */
  open(): boolean;
  closed(): void;
}

/** A limit by that clock, in milliseconds. */
export function createDialogLimit(now: () => number = Date.now): DialogLimit {
  let isOpen = false;
  let inARow = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    open() {
      if (now() - closedAt >= PAUSE_MS) inARow = 0;
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
