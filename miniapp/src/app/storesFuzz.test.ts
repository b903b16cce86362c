// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useAccounts } from '../features/account/model/accounts.ts';
import { useFavourites } from '../features/account/model/favourites.ts';
import { useSession } from '../features/account/model/session.ts';
import { cases } from '../fuzzCases.fixture.ts';

const stores = [
  {
    store: useAccounts,
    key: 'xbts.accounts',
    state: {
      accounts: [
        {
          name: 'alice-trader7',
          id: '1.2.18',
          type: 'password',
          roles: ['active'],
          canSign: true,
          label: 'Mine',
        },
      ],
    },
  },
  { store: useSession, key: 'xbts.session', state: { account: 'alice-trader7' } },
  {
    store: useFavourites,
    key: 'xbts.favourites',
    state: { accounts: ['bob-holder2'], assets: ['1.3.0'] },
  },
] as const;

/** A damaged text: cut somewhere, with one character changed, with a member of another kind, or replaced entirely. */
const damaged = (text: string) =>
  fc.oneof(
    fc.nat(text.length - 1).map((length) => text.slice(0, length)),
    fc
      .tuple(fc.nat(text.length - 1), fc.integer({ min: 0, max: 0xffff }))
      .map(([at, unit]) => text.slice(0, at) + String.fromCharCode(unit) + text.slice(at + 1)),
    fc.json(),
    fc.record({ state: fc.jsonValue(), version: fc.jsonValue() }).map((each) => JSON.stringify(each)),
  );

describe('the stored accounts, session and favourites', () => {
  it.each(stores)(
    `are read or left out, cut or altered at any byte: $key (${cases} cases)`,
    ({ store, key, state }) => {
      const check = fc.property(damaged(JSON.stringify({ state, version: 0 })), (text) => {
        localStorage.setItem(key, text);
        store.readAgain();
        const { accounts, assets, account } = store.getState() as {
          accounts?: readonly unknown[];
          assets?: readonly unknown[];
          account?: unknown;
        };
        if (key === 'xbts.session') expect(account === null || typeof account === 'string').toBe(true);
        else expect(Array.isArray(accounts)).toBe(true);
        if (key === 'xbts.accounts') for (const each of accounts ?? []) expect(each).toHaveProperty('name');
        if (key === 'xbts.favourites') expect(assets?.every((each) => typeof each === 'string')).toBe(true);
      });
      fc.assert(check, { numRuns: cases });
    },
  );
});
