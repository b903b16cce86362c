import type { Verb } from '../verb.ts';

/** The accounts of the world with their passwords, which are public on purpose. */
export const listAccounts: Verb = {
  method: 'GET',
  path: '/accounts',
  about: 'the accounts of the chain with their passwords',
  run: ({ parts: { accounts, ledger } }) =>
    accounts.map((account) => ({ ...account, id: ledger.state.accountByName(account.name)?.id })),
};
