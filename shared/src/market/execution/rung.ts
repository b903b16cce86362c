/** How far a book is used up: all orders before one, and of that one all but `left` units; undefined: nothing. */
export interface Rung {
  readonly at: number;
  readonly left: bigint | undefined;
}

export const FIRST_RUNG: Rung = { at: 0, left: undefined };
