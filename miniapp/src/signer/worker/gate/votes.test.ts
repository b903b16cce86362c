import type { AccountUpdate } from '@xbts/shared/protocol/operations/accountUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { votesUpdate } from '@xbts/shared/protocol/votes.ts';
import { describe, expect, it } from 'vitest';
import type { AgreedFacts, ShownVotes } from '../../shownFacts.ts';
import { alice, bob, keyOf, shownFor } from '../signer.fixture.ts';
import { areVotes, assertVotes } from './votes.ts';

const voter = { ...alice, options: { ...alice.options, num_witness: 1, votes: ['1:3'] } };
const candidates = [
  { voteId: '1:3', name: 'init3' },
  { voteId: '1:7', name: 'init7' },
  { voteId: '0:12', name: 'init1' },
];
const update = votesUpdate(voter, { proxyId: bob.id, votes: ['1:7', '0:12'] });
const shownVotes: ShownVotes = {
  proxy: { id: bob.id, name: bob.name },
  added: [
    { voteId: '1:7', name: 'init7' },
    { voteId: '0:12', name: 'init1' },
  ],
  removed: [{ voteId: '1:3', name: 'init3' }],
};
const facts = shownFor({ operations: [] });
const honest = {
  operations: [[6, update]] as Operation[],
  shown: { ...facts.shown, votes: shownVotes },
  agreed: { ...facts.agreed, accounts: [voter, bob], candidates, proxy: { id: bob.id, name: bob.name } },
};

/** The code of the refusal; 'none' when it is allowed. */
function codeOf(change: Partial<typeof honest>): string {
  try {
    assertVotes({ ...honest, ...change });
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'none';
}
const updated = (change: Partial<AccountUpdate>) => codeOf({ operations: [[6, { ...update, ...change }]] });
const voted = (change: object) => updated({ new_options: { ...update.new_options, ...change } as never });
const shown = (change: Partial<ShownVotes>) =>
  codeOf({ shown: { ...honest.shown, votes: { ...shownVotes, ...change } } });
const agreed = (change: Partial<AgreedFacts>) => codeOf({ agreed: { ...honest.agreed, ...change } as never });

describe('a change of votes', () => {
  it('is accepted when the sheet lists it, vote by vote', () => {
    expect(areVotes(honest.operations)).toBe(true);
    expect(codeOf({})).toBe('none');
  });

  it('changes nothing else of the account', () => {
    expect(voted({ memo_key: keyOf('sth-payer3', 'memo').public_key })).toBe('signer.not_only_votes');
    expect(voted({ num_witness: 0 })).toBe('signer.not_only_votes');
    expect(voted({ num_committee: 2 })).toBe('signer.not_only_votes');
    expect(voted({ extensions: [1] })).toBe('signer.not_only_votes');
    expect(voted({ other: 1 })).toBe('signer.not_only_votes');
    expect(updated({ active: alice.active as never })).toBe('signer.operation_not_allowed');
    expect(updated({ owner: alice.owner as never })).toBe('signer.operation_not_allowed');
  });

  it('is alone in its transaction, and of an agreed account', () => {
    const twice: Operation[] = [...honest.operations, ...honest.operations];
    expect(codeOf({ operations: twice })).toBe('signer.operation_not_allowed');
    expect(updated({ account: '1.2.66' })).toBe('signer.operation_not_allowed');
  });

  it('never has another proxy, an extra or missing vote, or one for another candidate', () => {
    for (const change of [
      { voting_account: '1.2.66' },
      { voting_account: '1.2.5' },
      { votes: ['1:7'], num_committee: 0 },
      { votes: ['1:3', '1:7', '0:12'], num_witness: 2 },
      { votes: ['1:8', '0:12'] },
    ])
      expect(voted(change)).toBe('signer.not_as_shown');
  });

  it('is shown under the agreed names, each on its side', () => {
    const [first, second] = shownVotes.added as [ShownVotes['added'][0], ShownVotes['added'][0]];
    for (const change of [
      { proxy: null },
      { proxy: { id: bob.id, name: 'bob-holder3' } },
      { added: [first] },
      { added: [{ ...first, name: 'init8' }, second] },
      { added: [{ ...first, voteId: '1:8' }, second] },
      { added: shownVotes.removed, removed: shownVotes.added },
      { removed: [] },
    ])
      expect(shown(change)).toBe('signer.not_as_shown');
    expect(agreed({ candidates: candidates.slice(1) })).toBe('signer.not_as_shown');
    expect(agreed({ proxy: { id: '1.2.66', name: bob.name } })).toBe('signer.not_as_shown');
    expect(codeOf({ shown: facts.shown as never })).toBe('signer.not_as_shown');
  });

  it('is refused if nodes lack a name, even if the sheet omits it as well', () => {
    const [first, second] = shownVotes.added;
    const without = (voteId: string) => ({ candidates: candidates.filter((each) => each.voteId !== voteId) });
    for (const [known, said] of [
      [without('1:7'), { added: [second] }],
      [without('0:12'), { added: [first] }],
      [without('1:3'), { removed: [] }],
      [{ proxy: null }, { proxy: null }],
    ])
      expect(
        codeOf({
          agreed: { ...honest.agreed, ...known } as never,
          shown: { ...honest.shown, votes: { ...shownVotes, ...said } as never },
        }),
      ).toBe('signer.not_as_shown');
  });
});
