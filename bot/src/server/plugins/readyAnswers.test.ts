import { expect, it } from 'vitest';
import { storeAnswer } from '../cache/storedAnswer.ts';
import { createReadyAnswers } from './readyAnswers.ts';

/** What may be kept of an answer of five seconds, and its age, so long after it was fetched. */
async function keptAfter(ms: number) {
  const answer = await storeAnswer('1', 10_000, undefined);
  const { head } = createReadyAnswers({ ttlMs: 5_000 }, {})(
    { held: undefined, accepted: undefined },
    answer,
    10_000 + ms,
  );
  return [head.at(-3), head.at(-1)];
}

it('it may be kept as usual until its time is over, and then as long as it is old', async () => {
  const usual = 'public, max-age=5, s-maxage=5, stale-while-revalidate=5';
  expect([await keptAfter(0), await keptAfter(4_999)]).toEqual([
    [usual, 0],
    [usual, 4],
  ]);
  expect(await keptAfter(5_000)).toEqual(['public, max-age=5, s-maxage=6, stale-while-revalidate=5', 5]);
  // A clock that was set back.
  expect(await keptAfter(-3_000)).toEqual([usual, 0]);
});

it.each([
  ['*', 304],
  ['W/"other", TAG , W/"third"', 304],
  ['W/"other"', 200],
  ['', 200],
])('who holds %s is answered with %i', async (held, status) => {
  const answer = await storeAnswer('1', 1, undefined);
  const asked = { held: held.replace('TAG', answer.etag), accepted: undefined };
  expect(createReadyAnswers({ ttlMs: 5_000 }, {})(asked, answer, 1).status).toBe(status);
});

it.each([
  ['br', ['content-encoding', 'br'], 'brotli'],
  ['gzip', ['content-encoding', 'gzip'], 'gzip'],
  [undefined, [], 'body'],
] as const)('who accepts %s gets that form, and is told so', async (accepted, said, form) => {
  const answer = await storeAnswer('x'.repeat(5_000), 1, undefined);
  const readyOf = createReadyAnswers({ ttlMs: 5_000 }, {});
  const { head, body } = readyOf({ held: undefined, accepted }, answer, 1);
  expect(body).toBe(answer[form]?.toString('latin1'));
  const at = head.indexOf('content-encoding');
  expect(at < 0 ? [] : head.slice(at, at + 2)).toEqual(said);
});

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
