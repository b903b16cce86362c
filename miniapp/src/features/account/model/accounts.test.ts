// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { useAccounts } from './accounts.ts';

const alice = { name: 'alice-trader7', id: '1.2.18', type: 'view' as const, roles: [], canSign: false };

beforeEach(() => useAccounts.setState({ accounts: [alice] }));

describe('the label of a saved account', () => {
  it('stays after another login of the account', () => {
    useAccounts.getState().setLabel('alice-trader7', 'Trading');
    useAccounts.getState().save({ ...alice, type: 'key', roles: ['active'], canSign: true });
    expect(useAccounts.getState().accounts).toEqual([
      { ...alice, type: 'key', roles: ['active'], canSign: true, label: 'Trading' },
    ]);
  });

  it('is removed when it is emptied', () => {
    useAccounts.getState().setLabel('alice-trader7', 'Trading');
    useAccounts.getState().setLabel('alice-trader7', '');
    expect(useAccounts.getState().accounts).toEqual([alice]);
  });
});
