import 'fake-indexeddb/auto';
import { hexToBytes } from '@noble/hashes/utils.js';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { passwordUpdate } from '@xbts/shared/protocol/passwordUpdate.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import { recoverPublicKey } from '@xbts/shared/protocol/signature.ts';
import { signingDigest } from '@xbts/shared/protocol/transaction.ts';
import { describe, expect, it } from 'vitest';
import { preparePasswordChange } from './passwordChange.ts';
import {
  alice,
  CHAIN_ID,
  codeOf,
  createTestSigner,
  keyOf,
  PIN,
  shownFor,
  withActive,
} from './signer.fixture.ts';

const PASSWORD = keyOf('alice-trader7', 'owner').password;

async function loggedIn() {
  const signer = createTestSigner();
  await signer.call('configure', { chainId: CHAIN_ID });
  await signer.call('rolesOf', { account: alice, kind: 'password', secret: PASSWORD });
  await signer.call('setup', { account: 'alice-trader7', pin: PIN });
  return signer;
}

const request = (...operations: Operation[]) => ({
  account: 'alice-trader7',
  chainId: CHAIN_ID,
  operations,
  memos: [],
  reference: { ref_block_num: 34, ref_block_prefix: 123456 },
  expiration: '2026-11-21T05:00:00',
  ...shownFor({ operations }),
});

async function prepared() {
  const signer = await loggedIn();
  await signer.call('newPassword');
  const keys = await signer.call('preparePassword', { account: alice, secret: PASSWORD });
  return { signer, keys, update: passwordUpdate(alice, keys) };
}

describe('a change of password', () => {
  it('is signed by the owner key alone, and its keys are stored under the PIN', async () => {
    const { signer, keys, update } = await prepared();
    const { signed } = await signer.call('reviewAndSign', request([6, update]));
    const { signatures, ...transaction } = signed;
    const digest = signingDigest(CHAIN_ID, (await loadCodec()).transaction(transaction));
    expect(signatures.map((hex) => formatPublicKey(recoverPublicKey(digest, hexToBytes(hex))))).toEqual([
      keyOf('alice-trader7', 'owner').public_key,
    ]);
    await signer.call('setup', { account: 'alice-trader7', pin: PIN });
    const kept = await signer.vault.open({ name: 'alice-trader7', chainId: CHAIN_ID }, PIN);
    expect(kept.signers).toEqual([keys.active]);
    expect(kept.keys.map(({ publicKey }) => publicKey)).toEqual([
      keys.active,
      keys.memo,
      keyOf('alice-trader7', 'memo').public_key,
    ]);
  });

  it('is never signed with any difference, or without preparation', async () => {
    const { signer, keys, update } = await prepared();
    const altered = [
      { ...update, active: passwordUpdate(alice, { ...keys, active: keys.memo }).active },
      { ...update, owner: passwordUpdate(alice, { ...keys, owner: keys.memo }).owner },
      { fee: update.fee, account: update.account, extensions: {} },
      // An empty list and an empty object still differ.
      { ...update, owner: { ...update.owner, account_auths: {} } },
    ];
    for (const each of altered) {
      const code = await codeOf(() => signer.call('reviewAndSign', request([6, each as typeof update])));
      expect(code).toBe('signer.operation_not_allowed');
    }
    const twice = await codeOf(() => signer.call('reviewAndSign', request([6, update], [6, update])));
    expect(twice).toBe('signer.operation_not_allowed');
    const plain = await loggedIn();
    expect(await codeOf(() => plain.call('reviewAndSign', request([6, update])))).toBe(
      'signer.operation_not_allowed',
    );
  });

  it('is the same change in any order of its members', async () => {
    const { signer, update } = await prepared();
    const reversed = Object.fromEntries(Object.entries(update).toReversed()) as unknown as typeof update;
    expect(await codeOf(() => signer.call('reviewAndSign', request([6, reversed])))).toBe('none');
  });

  it('changes nothing but keys: it is never signed with a vote, a proxy or a signer unknown to the nodes', async () => {
    const lies = [
      { ...alice, options: { ...alice.options, voting_account: '1.2.666' } },
      { ...alice, options: { ...alice.options, votes: ['1:7'], num_witness: 1 } },
    ];
    for (const account of lies) {
      const signer = await loggedIn();
      await signer.call('newPassword');
      // The node of the preparation lies; those of the signature do not.
      const keys = await signer.call('preparePassword', { account, secret: PASSWORD });
      const update = passwordUpdate(account, keys);
      expect(await codeOf(() => signer.call('reviewAndSign', request([6, update])))).toBe(
        'signer.not_only_keys',
      );
      const agreed = { ...request([6, update]).agreed, accounts: [account] };
      expect(await codeOf(() => signer.call('reviewAndSign', { ...request([6, update]), agreed }))).toBe(
        'none',
      );
    }
  });

  it('is not signed for an account with several signing keys, whatever was reported before', async () => {
    const { signer, update } = await prepared();
    const shared = withActive(alice, 2, [keyOf('alice-trader7', 'active').public_key, 1]);
    for (const accounts of [[shared], [{ ...alice, owner: shared.active }]]) {
      const agreed = { ...request([6, update]).agreed, accounts };
      const asked = { ...request([6, update]), agreed };
      expect(await codeOf(() => signer.call('reviewAndSign', asked))).toBe('signer.not_only_keys');
    }
  });

  it('ends when it is left or unused for too long', async () => {
    const { signer, update } = await prepared();
    await signer.call('discard');
    expect(await codeOf(() => signer.call('reviewAndSign', request([6, update])))).toBe(
      'signer.operation_not_allowed',
    );
  });

  it('needs the owner’s secret, a plain account and another password', async () => {
    const signer = await loggedIn();
    await signer.call('newPassword');
    const prepare = (account: typeof alice, secret: string) =>
      codeOf(() => signer.call('preparePassword', { account, secret }));
    expect(await prepare(alice, 'not the password')).toBe('password.wrong_owner');
    expect(await prepare(alice, keyOf('alice-trader7', 'active').wif)).toBe('password.wrong_owner');
    expect(await prepare(alice, keyOf('alice-trader7', 'owner').wif)).toBe('none');
    const shared = withActive(alice, 2, [keyOf('alice-trader7', 'active').public_key, 1]);
    expect(await prepare(shared, PASSWORD)).toBe('password.shared_account');
  });
});

it('does not accept the current password as the new one', () => {
  expect(() => preparePasswordChange(alice, PASSWORD, PASSWORD, CHAIN_ID)).toThrow('password.same');
});
