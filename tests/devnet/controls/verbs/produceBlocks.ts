import { readNumber, type Verb } from '../verb.ts';

const mostAtOnce = 10_000;

/** Makes blocks now, without waiting for the schedule. */
export const produceBlocks: Verb = {
  method: 'POST',
  path: '/blocks',
  about: 'make blocks now: { count?: 1 }',
  run: ({ parts: { ledger }, body }) => {
    const count = readNumber(body, 'count', { min: 1, max: mostAtOnce, otherwise: 1 });
    for (let made = 0; made < count; made++) ledger.produceBlock();
    return { head: ledger.head() };
  },
};
