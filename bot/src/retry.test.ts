import { expect, it } from 'vitest';
import { retry } from './retry.ts';

/** Fails `times` times, then returns its number of calls. */
const failing = (times: number) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new TypeError(`failure ${calls}`);
    return calls;
  };
};

const waits = () => {
  const slept: number[] = [];
  const clock = { sleep: async (ms: number) => void slept.push(ms) };
  return { slept, options: { signal: new AbortController().signal, clock } };
};

it('retries after the wait for each failure in a row, until it resolves', async () => {
  const { slept, options } = waits();
  expect(await retry(failing(3), (_error, failures) => failures * 100, options)).toBe(4);
  expect(slept).toEqual([100, 200, 300]);
});

it('does not retry after an error without a wait', async () => {
  const { slept, options } = waits();
  const wait = (_error: unknown, failures: number) => (failures < 2 ? 5 : undefined);
  await expect(retry(failing(9), wait, options)).rejects.toThrow('failure 2');
  expect(slept).toEqual([5]);
});

it('continues at once if the signal ends the wait', async () => {
  const signal = AbortSignal.abort();
  expect(await retry(failing(1), () => 60_000, { signal })).toBe(2);
});
