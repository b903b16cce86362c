import { expect, it } from 'vitest';
import { storeAnswer } from '../cache/storedAnswer.ts';
import { createReadyAnswers } from './readyAnswers.ts';

it('an answer counts the bytes of its body, and one that is held already has none', async () => {
  const answer = await storeAnswer('{"a":1}', 1_000, undefined);
  const readyOf = createReadyAnswers({ ttlMs: 5_000 }, {});
  const [whole, held] = [undefined, answer.etag].map((etag) => {
    const { status, bytes, body, head } = readyOf({ held: etag, accepted: undefined }, answer, 3_999);
    return [status, bytes, body, head.at(-1)];
  });
  expect([whole, held]).toEqual([
    [200, 7, '{"a":1}', 2],
    [304, 0, undefined, 2],
  ]);
});
