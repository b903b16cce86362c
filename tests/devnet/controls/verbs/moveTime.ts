import { readNumber, type Verb } from '../verb.ts';

const tenYears = 315_360_000;

/** Moves the chain's clock forward; a block at the new time follows at once, and all later ones continue from there. */
export const moveTime: Verb = {
  method: 'POST',
  path: '/time',
  about: 'move time forward: { seconds }',
  run: ({ parts: { clock, ledger }, body }) => {
    clock.advance(readNumber(body, 'seconds', { min: 1, max: tenYears }) * 1000);
    ledger.produceBlock();
    return { head: ledger.head() };
  },
};
