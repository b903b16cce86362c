/** The changes of each version, in the users' words; the newest first. A version's lines are numbered. */
export const changelogEn = {
  '0.2.0.1':
    'Portfolio that shows where each price comes from, with groups, search and hidden balances. A new dashboard.',
  '0.2.0.2':
    'Deposits and withdrawals through seven gateway families, with a timeline and details for support.',
  '0.2.0.3':
    'Recipient checks before you pay. Contacts, payment links, several payments at once. Fees in other assets.',
  '0.2.0.4':
    'Pools: best route for a swap, add and remove liquidity, create pools, returns with their formula.',
  '0.2.0.5': 'SmartHolder: stakes, payouts checked against the chain, a calendar and a proof page.',
  '0.2.0.6': 'Opens offline and shows the last known figures with their time.',
  '0.1.0.1':
    'Log in with account name and password or key. Balances update by themselves. Payments with an encrypted memo.',
  '0.1.0.2': 'Create an account with a paper wallet, keep several accounts, view any account.',
  '0.1.0.3': 'Keys protected by PIN, biometrics or passkey. Encrypted backup. Password change.',
  '0.1.0.4': 'Bot messages about payouts, incoming transfers and matured stakes.',
} as const;
