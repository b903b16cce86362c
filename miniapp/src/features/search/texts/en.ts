/** The search over the chain. */
export const searchEn = {
  field: 'Symbol, account name or ID',
  any: 'Find any asset or account',
  hint: 'Type the start of a symbol or name, or an ID: 1.2.x is an account, 1.3.x an asset.',
  accounts: 'Accounts found',
  assets: 'Assets found',
  none: 'Nothing found',
};
