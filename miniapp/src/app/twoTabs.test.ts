// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from '../features/account/model/accounts.ts';
import { useFavourites } from '../features/account/model/favourites.ts';
import { useSession } from '../features/account/model/session.ts';

const saved = (name: string) => ({ name, id: '1.2.18', type: 'view' as const, roles: [], canSign: false });
/** Writes as another tab does: to the storage, bypassing this tab's store. */
const write = (key: string, state: unknown) =>
  localStorage.setItem(key, JSON.stringify({ state, version: 0 }));

beforeEach(() => {
  useAccounts.getState().clear();
  useSession.setState({ account: 'alice-trader7', isUnlocked: true });
});

const told = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));

describe('two tabs', () => {
  it('show the accounts saved by the other one', () => {
    write('xbts.accounts', { accounts: [saved('bob-holder2')] });
    told('xbts.accounts');
    expect(useAccounts.getState().accounts.map(({ name }) => name)).toEqual(['bob-holder2']);
  });

  it('lose no account when both save one at the same time', () => {
    write('xbts.accounts', { accounts: [saved('bob-holder2')] });
    useAccounts.getState().save(saved('carol-pools3'));
    expect(useAccounts.getState().accounts.map(({ name }) => name)).toEqual(['bob-holder2', 'carol-pools3']);
  });

  it('lose no favourite when both add one at the same time', () => {
    write('xbts.favourites', { accounts: ['bob-holder2'], assets: [] });
    useFavourites.getState().add('assets', '1.3.4');
    expect(useFavourites.getState()).toMatchObject({ accounts: ['bob-holder2'], assets: ['1.3.4'] });
  });

  it('follow a switch of account, which is then locked', () => {
    write('xbts.session', { account: 'bob-holder2' });
    told('xbts.session');
    expect(useSession.getState()).toMatchObject({ account: 'bob-holder2', isUnlocked: false });
  });
});
