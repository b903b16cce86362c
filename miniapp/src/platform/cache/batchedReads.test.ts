import { describe, expect, it } from 'vitest';
import { batchedReads } from './batchedReads.ts';

const lengths = (calls: string[][]) =>
  batchedReads(async (keys) => {
    calls.push([...keys]);
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.length]));
  });

describe('batched reads', () => {
  it('requests all keys wanted in one turn together, each key once', async () => {
    const calls: string[][] = [];
    const read = lengths(calls);
    expect(await Promise.all([read('a'), read('bb'), read('a')])).toEqual([1, 2, 1]);
    expect(calls).toEqual([['a', 'bb']]);
  });

  it('requests again in the next turn', async () => {
    const calls: string[][] = [];
    const read = lengths(calls);
    await read('a');
    await read('a');
    expect(calls).toEqual([['a'], ['a']]);
  });

  it('return null for a key missing in the answer', async () => {
    expect(await lengths([])('unknown')).toBeNull();
  });

  it('fail for every key of a failed read, and not for the next', async () => {
    let isDown = true;
    const read = batchedReads(async (keys) => {
      if (isDown) throw new RangeError('down');
      return new Map(keys.map((key) => [key, 1]));
    });
    expect((await Promise.allSettled([read('a'), read('b')])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    isDown = false;
    expect(await read('a')).toBe(1);
  });
});
