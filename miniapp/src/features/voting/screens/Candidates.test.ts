// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import type { ListedCandidate } from '@xbts/shared/actions/listCandidates.ts';
import { expect, it } from 'vitest';
import { orderedCandidates } from './Candidates.tsx';

const candidate = (name: string, voteId: string, isActive: boolean): ListedCandidate => ({
  name,
  voteId,
  isActive,
  kind: 'witness',
  accountId: '1.2.6',
  totalVotes: 0n,
});
const all = [
  candidate('standby-a', '1:1', false),
  candidate('maker-b', '1:2', true),
  candidate('standby-c', '1:3', false),
];

it('those voted for come first, then the active ones; the rest in the given order', () => {
  const names = (typed: string) =>
    orderedCandidates(all, { chosen: new Set(['1:3']), typed }).map(({ name }) => name);
  expect(names('')).toEqual(['standby-c', 'maker-b', 'standby-a']);
  expect(names(' STANDBY ')).toEqual(['standby-c', 'standby-a']);
  expect(names('nobody')).toEqual([]);
});
