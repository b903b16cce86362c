/** What each version brought, in the users' words; the newest first. A version's lines are numbered. */
export const changelogEn = {
  '0.2.0.1':
    'Portfolio that shows where each price comes from, with groups, search and hidden balances; a dashboard at the start.',
  '0.2.0.2':
    'Deposits and withdrawals through seven families of gateways, with a timeline and the evidence for support.',
  '0.2.0.3':
    'A check of every recipient before you pay; contacts, payment links, several payments at once; fees in another asset.',
  '0.2.0.4':
    'Pools: the best route for a swap, liquidity in and out, creation of pools, returns with their formula.',
  '0.2.0.5': 'SmartHolder: stakes, payouts checked against the chain, calendar and proof page.',
  '0.2.0.6': 'Opens without a network and shows the last known figures with their age.',
  '0.1.0.1':
    'Log in with an account name and a password or key, see balances that update by themselves, pay with an encrypted message.',
  '0.1.0.2': 'Create an account with a paper wallet, keep several accounts, view any account.',
  '0.1.0.3': 'Keys under a PIN with biometrics or a passkey, encrypted backup, change of password.',
  '0.1.0.4': 'Messages of the bot about payouts, incoming transfers and matured stakes.',
} as const;
