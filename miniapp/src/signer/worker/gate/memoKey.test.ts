import 'fake-indexeddb/auto';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { memoKeyUpdate } from '@xbts/shared/protocol/memoKeyUpdate.ts';
import type { AccountUpdate } from '@xbts/shared/protocol/operations/accountUpdate.ts';
import { fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import type { SigningRequest } from '../../protocol/signing.ts';
import { alice, bob, CHAIN_ID, codeOf, createTestSigner, keyOf, PIN, shownFor } from '../signer.fixture.ts';
import { factsBy } from './facts.ts';
import { assertMemoKey, memoKeyIn } from './memoKey.ts';

const voter = { ...alice, options: { ...alice.options, num_witness: 1, votes: ['1:3'] } };
const next = keyOf('sth-payer3', 'memo').public_key;
const update = memoKeyUpdate(voter, next);
const change = (of: AccountUpdate = update): Operation => [6, of];
const facts = shownFor({ operations: [] });
const agreed = { ...facts.agreed, accounts: [voter, bob] };
const REFUSED = 'signer.operation_not_allowed';
const codeFor = (key: string, typedName?: string) =>
  codeOf(() =>
    assertMemoKey(
      {
        operations: [change(memoKeyUpdate(voter, key))],
        agreed,
        ...(typedName === undefined ? {} : { typedName }),
      },
      alice.name,
    ),
  );

describe('a change of the memo key', () => {
  it('needs exactly the typed account name', async () => {
    expect(await codeFor(next, alice.name)).toBe('none');
    expect(await codeFor(next)).toBe(REFUSED);
    expect(await codeFor(next, bob.name)).toBe(REFUSED);
  });

  it('never sets a key that nobody can hold', async () => {
    for (const key of [NULL_PUBLIC_KEY, `STM${next.slice(3)}`, next.slice(0, -1), '', alice.name])
      expect(await codeFor(key, alice.name)).toBe(REFUSED);
  });

  it('is nothing more: no vote, no authority, and no other operation with it', () => {
    const is = (...operations: Operation[]) => memoKeyIn({ operations, agreed }) !== null;
    const options = update.new_options;
    expect(is(change())).toBe(true);
    expect(is(change({ ...update, new_options: { ...options, votes: [] } as never }))).toBe(false);
    expect(is(change({ ...update, new_options: { ...options, voting_account: bob.id } as never }))).toBe(
      false,
    );
    expect(is(change({ ...update, active: alice.active as never }))).toBe(false);
    expect(is(change(), change())).toBe(false);
    expect(is(change(memoKeyUpdate(voter, voter.options.memo_key)))).toBe(false);
    expect(memoKeyIn({ operations: [change()], agreed: { ...agreed, accounts: [bob] } })).toBeNull();
  });

  it('is described by the whole new key, and by nothing more', () => {
    expect(factsBy([change()], agreed)).toEqual([[fact('memoKey', { key: next })]]);
  });
});

describe('the worker', () => {
  const operations = [change({ ...update, fee: { amount: 2_000_000, asset_id: '1.3.0' } })];
  const { shown, agreed: known } = shownFor({ operations });
  const request: SigningRequest = {
    account: alice.name,
    chainId: CHAIN_ID,
    operations,
    memos: [],
    reference: { ref_block_num: 34, ref_block_prefix: 123456 },
    expiration: '2026-11-21T05:00:00',
    typedName: alice.name,
    shown: { ...shown, steps: [[fact('memoKey', { key: next })]] },
    agreed: { ...known, accounts: [voter, bob] },
  };

  it('signs it with the active keys, and neither without the name nor with other votes', async () => {
    const signer = createTestSigner();
    await signer.call('configure', { chainId: CHAIN_ID });
    const secret = keyOf(alice.name, 'active').password;
    await signer.call('rolesOf', { account: alice, kind: 'password', secret });
    await signer.call('setup', { account: alice.name, pin: PIN });
    const { signed } = await signer.call('reviewAndSign', request);
    expect(signed.operations).toEqual(operations);
    const codeWith = (of: Partial<SigningRequest>) =>
      codeOf(() => signer.call('reviewAndSign', { ...request, ...of }));
    expect(await codeWith({ typedName: bob.name })).toBe(REFUSED);
    expect(await codeWith({ shown })).toBe('signer.not_as_shown');
    // Nodes agree on other votes: an apparent change of one key would withdraw a vote.
    const revoted = { ...voter, options: { ...voter.options, votes: ['1:3', '1:4'] } };
    expect(await codeWith({ agreed: { ...known, accounts: [revoted, bob] } })).toBe('signer.not_as_shown');
  });
});
