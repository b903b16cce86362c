import type { Lie } from './lie.ts';

/** The reported distance of the irreversible block from the head; 0 for the head itself, null for the truth. */
export const irreversibleLie: Lie<number | null> = {
  about: 'the irreversible block: a number of blocks behind the head, 0 for the head itself',
  off: null,
  example: 0,
  distort: (behind) => ({
    head: (head) =>
      behind === null ? head : { ...head, last_irreversible_block_num: head.head_block_number - behind },
  }),
};
