import { bytesToHex } from '@noble/hashes/utils.js';
import { authorityChangeOperation } from '@xbts/shared/protocol/authorityChange.ts';
import { privateKeyFromWif } from '@xbts/shared/protocol/keys.ts';
import { memoKeyUpdate } from '@xbts/shared/protocol/memoKeyUpdate.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import type { SigningRequest } from '../protocol/signing.ts';
import { type HeldKeys, heldOf } from './heldKeys.ts';
import { createKeyring } from './keyring.ts';
import { alice, bob, CHAIN_ID, codeOf, keyOf, shownFor, storedAccount } from './signer.fixture.ts';
import { keysFor } from './signingKeys.ts';

const active = keyOf(alice.name, 'active');
const owner = keyOf(alice.name, 'owner');
const bobs = keyOf(bob.name, 'active');
const hexOf = (wif: string) => bytesToHex(privateKeyFromWif(wif));
const keyring = createKeyring(
  storedAccount(alice.name, {
    signers: [active.public_key],
    keys: [{ publicKey: active.public_key, privateKey: hexOf(active.wif) }],
  }),
);
const holding = (...keys: (typeof active)[]): HeldKeys =>
  new Map(keys.map(({ public_key, wif }) => [public_key, privateKeyFromWif(wif)]));

/** The owners of the signing keys, in order. */
function signedBy(held: HeldKeys, ...operations: Operation[]): string[] {
  const request: SigningRequest = {
    account: alice.name,
    chainId: CHAIN_ID,
    operations,
    memos: [],
    reference: { ref_block_num: 34, ref_block_prefix: 123456 },
    expiration: '2026-11-21T05:00:00',
    ...shownFor({ operations: [] }),
  };
  const names = new Map(Object.entries({ active, owner, bobs }).map(([name, { wif }]) => [hexOf(wif), name]));
  return keysFor(request, keyring, { held }).map((key) => names.get(bytesToHex(key)) ?? 'nobody');
}

const authority = {
  weight_threshold: 1,
  account_auths: [] as [string, number][],
  key_auths: [[active.public_key, 1]] as [string, number][],
  address_auths: [] as [],
};
const changed = (role: 'active' | 'owner') =>
  authorityChangeOperation({ account: alice.id, role, authority });
const approval = (change: object): Operation => [
  23,
  {
    fee: { amount: 0, asset_id: '1.3.0' },
    fee_paying_account: alice.id,
    proposal: '1.10.3',
    active_approvals_to_add: [],
    active_approvals_to_remove: [],
    owner_approvals_to_add: [],
    owner_approvals_to_remove: [],
    key_approvals_to_add: [],
    key_approvals_to_remove: [],
    extensions: [],
    ...change,
  },
];

describe('a change by the active keys', () => {
  it('covers the active signers, and the memo key', () => {
    const memo: Operation = [6, memoKeyUpdate(alice, keyOf('sth-payer3', 'memo').public_key)];
    expect(signedBy(holding(owner), changed('active'))).toEqual(['active']);
    expect(signedBy(holding(owner), memo)).toEqual(['active']);
  });

  it('never covers the owner, nor anything else of the account', async () => {
    expect(signedBy(holding(owner), changed('owner'))).toEqual(['owner']);
    expect(await codeOf(() => signedBy(holding(), changed('owner')))).toBe('signer.no_held_key');
    const both = [changed('active'), changed('active')];
    expect(await codeOf(() => signedBy(holding(owner), ...both))).toBe('signer.operation_not_allowed');
  });
});

describe('an approval', () => {
  it.each(['add', 'remove'])('of keys is signed by each of them and the payer (%s)', async (way) => {
    const keys = approval({ [`key_approvals_to_${way}`]: [bobs.public_key, active.public_key] });
    expect(signedBy(holding(bobs, active), keys)).toEqual(['active', 'bobs']);
    expect(await codeOf(() => signedBy(holding(bobs), keys))).toBe('signer.no_held_key');
  });

  it.each(['add', 'remove'])('of the owner is signed by the owner’s key and the payer (%s)', (way) => {
    const owners = approval({ [`owner_approvals_to_${way}`]: [alice.id] });
    expect(signedBy(holding(owner, bobs), owners)).toEqual(['active', 'owner']);
  });

  it('by the payer alone uses no entered key', () => {
    const own = approval({ active_approvals_to_add: [alice.id] });
    expect(signedBy(holding(owner, bobs), own)).toEqual(['active']);
  });
});

it('uses either all required keys or none', async () => {
  const held = holding(owner, bobs);
  expect(heldOf(held, [bobs.public_key]).map(([text]) => text)).toEqual([bobs.public_key]);
  for (const texts of [[], [active.public_key], [bobs.public_key, active.public_key]])
    expect(await codeOf(() => heldOf(held, texts))).toBe('signer.no_held_key');
});
