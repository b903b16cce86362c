import { expect, it } from 'vitest';
import { firstWitnesses, withReading } from './agreedWitnesses.ts';

const reading = (keys: readonly (readonly [string, string])[], headBlock = 500_000) => ({
  active: keys.map(([witness]) => witness),
  keys,
  headBlock,
  nextMaintenance: '2026-11-21T06:00:00',
});
const first = firstWitnesses('0'.repeat(64), {
  reading: reading([
    ['1.6.1', 'a'],
    ['1.6.2', 'b'],
  ]),
  nodes: ['wss://one'],
});
const key = (witness: string, name: string, from: number, to: number | null) => ({
  witness,
  key: name,
  from,
  to,
});
const after = (keys: readonly (readonly [string, string])[], at: number, known = first) =>
  withReading(known, { reading: reading(keys, at), nodes: ['wss://two'], at });

it('the keys of a first reading count for all blocks', () => {
  expect(first).toEqual({
    set: {
      chainId: '0'.repeat(64),
      active: ['1.6.1', '1.6.2'],
      keys: [key('1.6.1', 'a', 0, null), key('1.6.2', 'b', 0, null)],
    },
    nodes: ['wss://one'],
    headBlock: 500_000,
    nextMaintenance: '2026-11-21T06:00:00',
  });
});

it('a new key counts from its block on, the old one up to there, and a witness voted out finishes its round', () => {
  const { set, nodes, headBlock } = after(
    [
      ['1.6.1', 'c'],
      ['1.6.3', 'd'],
      ['1.6.4', 'e'],
    ],
    600,
  );
  expect([nodes, headBlock, set.active]).toEqual([['wss://two'], 600, ['1.6.1', '1.6.3', '1.6.4']]);
  expect(set.keys).toEqual([
    key('1.6.1', 'a', 0, 599),
    // Three are active now.
    key('1.6.2', 'b', 0, 603),
    key('1.6.1', 'c', 600, null),
    key('1.6.3', 'd', 600, null),
    key('1.6.4', 'e', 600, null),
  ]);
});

it('an unchanged key continues, and returns after an absence', () => {
  const same = [
    ['1.6.1', 'a'],
    ['1.6.2', 'b'],
  ] as const;
  expect(after(same, 600).set.keys).toEqual(first.set.keys);
  const back = after(same, 700, after([['1.6.1', 'a']], 600));
  expect(back.set.keys).toEqual([
    key('1.6.1', 'a', 0, null),
    key('1.6.2', 'b', 0, 601),
    key('1.6.2', 'b', 700, null),
  ]);
});

it('a key without a signature in the last hundred thousand blocks is forgotten', () => {
  const changed = after(
    [
      ['1.6.1', 'c'],
      ['1.6.2', 'b'],
    ],
    600,
  );
  const keysAt = (at: number) =>
    after(
      [
        ['1.6.1', 'c'],
        ['1.6.2', 'b'],
      ],
      at,
      changed,
    ).set.keys.map((each) => each.key);
  expect(keysAt(100_598)).toEqual(['a', 'b', 'c']);
  expect(keysAt(100_599)).toEqual(['b', 'c']);
});
