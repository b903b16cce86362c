import { expect, it } from 'vitest';
import { shapeDifferences } from './shape.fixture.ts';

it.each([
  ['a list that is empty where the recorded one is not', { votes: ['1:2'] }, { votes: [] }],
  ['a list that holds something where the recorded one is empty', { votes: [] }, { votes: ['1:2'] }],
  ['a member that is missing', { id: '2.0.0', name: 'a' }, { id: '2.0.0' }],
  ['an extension that is missing', { extensions: { htlc: { seconds: 1 } } }, { extensions: {} }],
  [
    'an extension of an unknown name',
    { options: { extensions: {} } },
    { options: { extensions: { color: 1 } } },
  ],
  ['a kind of object that is missing', [{ id: '2.8.1', block_id: 'a' }, { id: '1.2.3' }], [{ id: '1.2.4' }]],
  [
    'a kind of object that was not recorded',
    [{ id: '1.2.3' }],
    [{ id: '1.2.4' }, { id: '2.8.1', block_id: 'a' }],
  ],
  ['an integer above 32 bits as a number', { amount: 5 }, { amount: 5_000_000_000 }],
] as const)('distinguishes %s', (_what, recorded, ours) => {
  expect(shapeDifferences(recorded as never, ours as never)).toHaveLength(1);
});

it('lets another operation have another body, and an asset an extension of its options', () => {
  expect(shapeDifferences([0, { from: '1.2.3' }], [63, { account: '1.2.3', pool: '1.19.0' }])).toEqual([]);
  const [recorded, ours] = [
    { options: { extensions: {} } },
    { options: { extensions: { reward_percent: 5 } } },
  ];
  expect(shapeDifferences(recorded, ours)).toEqual([]);
});
