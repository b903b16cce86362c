import { describe, expect, it } from 'vitest';
import {
  hasUnableSigner,
  isNetworkAccount,
  isPossible,
  isReachedByAccounts,
  membersOf,
  weightOfKeys,
} from './authority.ts';
import { authorityChangeOf, authorityChangeOperation, roleFor } from './authorityChange.ts';
import type { Authority } from './operations/parts.ts';
import type { Operation } from './operations.ts';

type Members = [string, number][];
const authority = (
  threshold: number,
  accounts: Members,
  keys: Members = [],
  addresses: readonly unknown[] = [],
): Authority => ({
  weight_threshold: threshold,
  account_auths: accounts,
  key_auths: keys,
  address_auths: addresses as [],
});
const alice = '1.2.18';
const one = authority(1, [], [['BTS1', 1]]);
const update = (members: object): Operation => [
  6,
  { fee: { amount: 0, asset_id: '1.3.0' }, account: alice, ...members, extensions: {} },
];
const payment = [0, { from: alice }] as unknown as Operation;

describe('a change of the signers', () => {
  it.each(['owner', 'active'] as const)('is an update of the %s and of nothing else', (role) => {
    const change = { account: alice, role, authority: one };
    expect(authorityChangeOperation(change)).toEqual(update({ [role]: one }));
    expect(authorityChangeOf(authorityChangeOperation(change))).toEqual(change);
    expect(authorityChangeOf(update({ [role]: one, new_options: {} }))).toBeNull();
  });

  it('is neither an update of both or of none, nor any other operation', () => {
    for (const other of [update({ owner: one, active: one }), update({}), payment])
      expect(authorityChangeOf(other)).toBeNull();
  });

  it('needs the owner if the owner changes, by any operation', () => {
    expect(roleFor([payment, update({ active: one })])).toBe('active');
    expect(roleFor([payment, update({ owner: one })])).toBe('owner');
    expect(roleFor([])).toBe('active');
  });
});

describe('an authority', () => {
  const keys = (count: number): Members => Array.from({ length: count }, (_, at) => [`BTS${at}`, 1]);
  it.each<[what: string, authority: Authority, isPossible: boolean]>([
    ['one key', one, true],
    ['nobody', authority(1, []), false],
    ['ten', authority(10, [], keys(10)), true],
    ['eleven', authority(10, [], keys(11)), false],
    ['more than they weigh', authority(3, [[alice, 1]], [['BTS1', 1]]), false],
    ['just what they weigh', authority(2, [[alice, 1]], [['BTS1', 1]]), true],
    ['an address', authority(1, [], keys(1), [['BTSa', 1]]), false],
    [
      'one twice',
      authority(
        1,
        [],
        [
          ['BTS1', 1],
          ['BTS1', 2],
        ],
      ),
      false,
    ],
    ['no weight', authority(1, [[alice, 0]], keys(1)), false],
    ['the largest weight', authority(1, [[alice, 65_535]]), true],
    ['a larger one', authority(1, [[alice, 65_536]]), false],
    ['half a weight', authority(1, [[alice, 1.5]]), false],
    ['half a threshold', authority(1.5, [[alice, 2]]), false],
    ['no threshold', authority(0, [[alice, 2]]), false],
  ])('of %s: possible %#', (_what, some, expected) => {
    expect(isPossible(some)).toBe(expected);
  });

  it('has its members, accounts first, and the weight of some keys', () => {
    const both = authority(
      2,
      [[alice, 3]],
      [
        ['BTS1', 4],
        ['BTS2', 5],
      ],
    );
    expect(membersOf(both)).toEqual([
      [alice, 3],
      ['BTS1', 4],
      ['BTS2', 5],
    ]);
    expect([[], ['BTS2'], ['BTS1', 'BTS2', 'BTS9']].map((some) => weightOfKeys(both, some))).toEqual([
      0, 5, 9,
    ]);
  });

  it('is reachable by accounts alone if these have enough weight', () => {
    const by = (threshold: number) =>
      isReachedByAccounts(
        authority(
          threshold,
          [
            [alice, 1],
            ['1.2.19', 2],
          ],
          keys(5),
        ),
      );
    expect([by(3), by(4)]).toEqual([true, false]);
  });

  it('contains members that can not sign: the account itself, or one of the network', () => {
    expect(hasUnableSigner(authority(1, [['1.2.19', 1]]), alice)).toBe(false);
    expect(
      hasUnableSigner(
        authority(1, [
          ['1.2.19', 1],
          [alice, 1],
        ]),
        alice,
      ),
    ).toBe(true);
    expect(hasUnableSigner(authority(1, [['1.2.3', 1]]), alice)).toBe(true);
    expect(['1.2.0', '1.2.5', '1.2.6', '1.2.10', '1.3.0', '11.2.0'].filter(isNetworkAccount)).toEqual([
      '1.2.0',
      '1.2.5',
    ]);
  });
});
