import { expect, it } from 'vitest';
import { abortAfter } from './abortAfter.ts';
import { deferred } from './deferred.ts';
import { groupBy } from './groupBy.ts';

it('a deferred promise settles in either way', async () => {
  const [done, failed] = [deferred<number>(), deferred()];
  done.resolve(7);
  failed.reject(new RangeError('no'));
  await expect(done.promise).resolves.toBe(7);
  await expect(failed.promise).rejects.toThrow('no');
});

it('groups and their members preserve their order', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (each) => each % 2 === 0);
  expect([...groups]).toEqual([
    [false, [3, 1, 1, 5]],
    [true, [4]],
  ]);
});

it('a limited signal aborts when its time is over, with its reason', async () => {
  const { signal } = abortAfter(1);
  await new Promise<void>((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('aborts with the outer signal and its reason, at once if that is already aborted', () => {
  const outer = new AbortController();
  const { signal } = abortAfter(60_000, outer.signal);
  expect(signal.aborted).toBe(false);
  outer.abort('over');
  expect(signal.reason).toBe('over');
  expect(abortAfter(60_000, outer.signal).signal.reason).toBe('over');
});

it('ends its listening to the outer signal when it is done', () => {
  const outer = new AbortController();
  const limit = abortAfter(60_000, outer.signal);
  limit.end();
  outer.abort('late');
  expect(limit.signal.reason).not.toBe('late');
});
