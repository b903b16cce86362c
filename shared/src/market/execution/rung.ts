/** How far a book is used up: all orders before one, and all but `left` units of that one; undefined: none. */
export interface Rung {
  readonly at: number;
  readonly left: bigint | undefined;
}

export const FIRST_RUNG: Rung = { at: 0, left: undefined };
