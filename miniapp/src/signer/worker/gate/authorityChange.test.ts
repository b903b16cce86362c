import { activeChangeOperation } from '@xbts/shared/protocol/authorityChange.ts';
import type { Authority, Operation } from '@xbts/shared/protocol/operations.ts';
import { describe, expect, it } from 'vitest';
import { alice, bob, codeOf, keyOf } from '../signer.fixture.ts';
import { areSignersTold, assertActiveChange, isActiveChange } from './authorityChange.ts';

const own = keyOf('alice-trader7', 'active').public_key;
const vault = { name: alice.name, signers: [own] };
const authority = (weight_threshold: number, change: Partial<Authority> = {}): Authority => ({
  weight_threshold,
  account_auths: [[bob.id, 1]],
  key_auths: [[own, 2]],
  address_auths: [],
  ...change,
});
const change = (active: Authority): Operation => activeChangeOperation(alice.id, active);
const REFUSED = 'signer.operation_not_allowed';
const codeFor = (active: Authority, typedName?: string) =>
  codeOf(() =>
    assertActiveChange(
      { operations: [change(active)], ...(typedName === undefined ? {} : { typedName }) },
      vault,
    ),
  );

describe('a change of who may pay', () => {
  it('leaves enough with the keys of this device, or has the account’s name typed', async () => {
    expect(await codeFor(authority(2))).toBe('none');
    expect(await codeFor(authority(3))).toBe(REFUSED);
    expect(await codeFor(authority(3), 'bob-holder2')).toBe(REFUSED);
    const accounts = authority(3, { account_auths: [[bob.id, 3]] });
    expect(await codeFor(accounts)).toBe(REFUSED);
    expect(await codeFor(accounts, alice.name)).toBe('none');
    expect(await codeFor(authority(1, { key_auths: [] }), alice.name)).toBe('none');
  });

  it('leaves no account that neither its own keys nor accounts alone can act for', async () => {
    expect(await codeFor(authority(3), alice.name)).toBe(REFUSED);
  });

  it('is never what the chain refuses: nobody, too many, somebody twice, without weight or out of reach', async () => {
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

  it('is nothing more: no owner, no options, and no other operation beside it', () => {
    const [type, update] = activeChangeOperation(alice.id, authority(2));
    const is = (...operations: Operation[]) => isActiveChange({ operations });
    expect(is([type, update])).toBe(true);
    expect(is([type, { ...update, owner: authority(1) }])).toBe(false);
    expect(is([type, { ...update, new_options: alice.options as never }])).toBe(false);
    expect(is([type, update], [type, update])).toBe(false);
  });

  it('is told line by line, with each signer’s weight and the threshold', () => {
    const agreed = { time: 0, nodes: 2, accounts: [alice, bob], assets: [] };
    const isTold = (...lines: string[]) => areSignersTold(change(authority(2)), lines.join('\n'), agreed);
    const [head, first, second] = ['weigh 2', `${bob.name} (${bob.id}), weight 1`, `Key ${own}, weight 2`];
    expect(isTold(head, first, second)).toBe(true);
    expect(isTold(head, first)).toBe(false);
    expect(isTold(head, first, second, second)).toBe(false);
    expect(isTold('weigh 3', first, second)).toBe(false);
    expect(isTold(head, first.replace('weight 1', 'weight 9'), second)).toBe(false);
    expect(isTold(head, first.replace(bob.name, alice.name), second)).toBe(false);
    expect(isTold(head, first, second.slice(0, -12))).toBe(false);
  });
});
