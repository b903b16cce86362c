import { type AuthorityRole, authorityChangeOperation } from '@xbts/shared/protocol/authorityChange.ts';
import { fact } from '@xbts/shared/protocol/operations/facts.ts';
import type { Authority } from '@xbts/shared/protocol/operations/parts.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import { alice, bob, codeOf, keyOf } from '../signer.fixture.ts';
import { assertAuthorityChange, authorityChangeIn } from './authorityChange.ts';
import { factsBy } from './facts.ts';

const own = keyOf('alice-trader7', 'active').public_key;
const ownerKey = keyOf('alice-trader7', 'owner').public_key;
const vault = { name: alice.name, accountId: alice.id, signers: [own] };
const authority = (weight_threshold: number, change: Partial<Authority> = {}): Authority => ({
  weight_threshold,
  account_auths: [[bob.id, 1]],
  key_auths: [[own, 2]],
  address_auths: [],
  ...change,
});
const change = (of: Authority, role: AuthorityRole = 'active'): Operation =>
  authorityChangeOperation({ account: alice.id, role, authority: of });
const REFUSED = 'signer.operation_not_allowed';
const codeFor = (of: Authority, typedName?: string, { role = 'active', held = [] as string[] } = {}) =>
  codeOf(() =>
    assertAuthorityChange(
      {
        operations: [change(of, role as AuthorityRole)],
        ...(typedName === undefined ? {} : { typedName }),
      },
      vault,
      held,
    ),
  );

describe('a change of the active signers', () => {
  it('leaves enough weight with the keys of this device, or needs the typed account name', async () => {
    expect(await codeFor(authority(2))).toBe('none');
    expect(await codeFor(authority(3))).toBe(REFUSED);
    expect(await codeFor(authority(3), 'bob-holder2')).toBe(REFUSED);
    const accounts = authority(3, { account_auths: [[bob.id, 3]] });
    expect(await codeFor(accounts)).toBe(REFUSED);
    expect(await codeFor(accounts, alice.name)).toBe('none');
    expect(await codeFor(authority(1, { key_auths: [] }), alice.name)).toBe('none');
  });

  it('never leaves an account without sufficient keys or accounts', async () => {
    expect(await codeFor(authority(3), alice.name)).toBe(REFUSED);
  });

  it('is never one that the chain refuses: nobody, too many, duplicates, zero weight or unreachable', async () => {
    const many = Array.from({ length: 11 }, (_, nth): [string, number] => [`1.2.${nth + 40}`, 1]);
    for (const active of [
      authority(4),
      authority(0),
      authority(1, { account_auths: [], key_auths: [] }),
      authority(1, { account_auths: many }),
      authority(1, {
        account_auths: [
          [bob.id, 1],
          [bob.id, 1],
        ],
      }),
      authority(1, { account_auths: [[bob.id, 0]] }),
      authority(1, { account_auths: [[bob.id, 1.5]] }),
      authority(1, { account_auths: [[bob.id, 70_000]] }),
    ])
      expect(await codeFor(active, alice.name)).toBe(REFUSED);
  });

  it('names no signers that can’t sign for it: itself, or an account of the network', async () => {
    for (const id of [alice.id, '1.2.0', '1.2.3', '1.2.4', '1.2.5'])
      expect(await codeFor(authority(2, { account_auths: [[id, 1]] }), alice.name)).toBe(REFUSED);
    expect(await codeFor(authority(2, { account_auths: [['1.2.50', 1]] }), alice.name)).toBe('none');
  });

  it('is nothing more: no second role, no options, and no other operation with it', () => {
    const [type, update] = authorityChangeOperation({
      account: alice.id,
      role: 'active',
      authority: authority(2),
    });
    const is = (...operations: Operation[]) => authorityChangeIn({ operations }) !== null;
    expect(is([type, update])).toBe(true);
    expect(is([type, { ...update, owner: authority(1) }])).toBe(false);
    expect(is([type, { ...update, new_options: alice.options as never }])).toBe(false);
    expect(is([type, update], [type, update])).toBe(false);
  });
});

describe('a change of the owner', () => {
  const owner = authority(2, { key_auths: [[ownerKey, 2]] });
  const asOwner = { role: 'owner', held: [ownerKey] };

  it('leaves enough weight with the entered keys, and always needs the typed account name', async () => {
    expect(await codeFor(owner, alice.name, asOwner)).toBe('none');
    expect(await codeFor(owner, undefined, asOwner)).toBe(REFUSED);
    expect(await codeFor(owner, 'bob-holder2', asOwner)).toBe(REFUSED);
  });

  it('does not count the keys for daily use', async () => {
    expect(await codeFor(authority(2), alice.name, asOwner)).toBe(REFUSED);
    expect(await codeFor(owner, alice.name, { role: 'owner', held: [] })).toBe(REFUSED);
  });

  it('may hand over to accounts that are sufficient alone, and never to nobody', async () => {
    const accounts = authority(3, { account_auths: [[bob.id, 3]], key_auths: [] });
    expect(await codeFor(accounts, alice.name, asOwner)).toBe('none');
    expect(await codeFor(accounts, undefined, asOwner)).toBe(REFUSED);
    const foreign = authority(1, {
      account_auths: [],
      key_auths: [[keyOf('bob-holder2', 'owner').public_key, 1]],
    });
    expect(await codeFor(foreign, alice.name, asOwner)).toBe(REFUSED);
    expect(await codeFor(authority(1, { account_auths: [[alice.id, 5]] }), alice.name, asOwner)).toBe(
      REFUSED,
    );
  });
});

describe('the new signers', () => {
  const agreed = { time: 0, nodes: 2, accounts: [alice, bob], assets: [] };
  const members = [
    fact('signerAccount', { name: bob.name, id: bob.id, weight: 1 }),
    fact('signerKey', { key: own, weight: 2 }),
  ];

  it('are listed one by one, with weight, threshold, and the changed role', () => {
    const facts = (role: AuthorityRole) => factsBy([change(authority(2), role)], agreed);
    expect(facts('active')).toEqual([[fact('signers', { threshold: 2 }), ...members]]);
    expect(facts('owner')).toEqual([[fact('owners', { threshold: 2 }), ...members]]);
  });

  it('are all known to the nodes', async () => {
    expect(await codeOf(() => factsBy([change(authority(2))], { ...agreed, accounts: [alice] }))).toBe(
      'signer.not_as_shown',
    );
  });
});
