/** The search over the chain. */
export const searchEn = {
  field: 'Symbol, account name or id',
  any: 'Any asset and any account of the chain',
  hint: 'By the beginning of its symbol or name, or by its id: 1.2.x is an account, 1.3.x an asset.',
  accounts: 'Accounts that begin like that',
  assets: 'Assets that begin like that',
  none: 'Nothing of the chain begins like that',
};
