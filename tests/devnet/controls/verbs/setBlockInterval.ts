import { readNumber, type Verb } from '../verb.ts';

/** Changes the time between two blocks. */
export const setBlockInterval: Verb = {
  method: 'POST',
  path: '/blocks/interval',
  about: 'milliseconds between blocks, 0 = only on request: { ms }',
  run: ({ parts: { blocks }, body }) => {
    blocks.set(readNumber(body, 'ms', { min: 0, max: 3_600_000 }));
    return { blockMs: blocks.everyMs() };
  },
};
