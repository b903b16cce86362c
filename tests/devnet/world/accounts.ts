/**
 * The accounts of the world. Their passwords are public on purpose: this chain exists on one machine only. Keys are
 * derived from name, role and password (chain.md §4).
 */
export interface WorldAccount {
  name: string;
  /** At least 12 characters, as the wallet requires. */
  password: string;
  /** A description for the README and the controls page. */
  about: string;
  isLifetimeMember?: boolean;
  /** Name of the account that registered and referred it. */
  registrar?: string;
  /** 2 of these 3 accounts must sign instead of a key. */
  signers?: readonly [string, string, string];
}

export const worldAccounts = [
  {
    name: 'xbts-faucet1',
    password: 'faucet-pays-for-names-1',
    about: 'registers new accounts for the local faucet',
    isLifetimeMember: true,
  },
  {
    name: 'xbtsx-issuer',
    password: 'issuer-of-all-coins-22',
    about: 'issues the XBTSX coins, whose withdrawals are sent to it, and owns most pools',
    isLifetimeMember: true,
  },
  {
    name: 'xbtsx-gate',
    password: 'gateway-wallet-of-coins-3',
    about: 'holds coins of the gateway "coins"',
    isLifetimeMember: true,
  },
  { name: 'xbtsx-eth-gate', password: 'gateway-wallet-of-eth-4', about: 'holds coins of the gateway "eth"' },
  { name: 'xbtsx-bsc-gate', password: 'gateway-wallet-of-bsc-5', about: 'holds coins of the gateway "bsc"' },
  { name: 'xbtsx-ton-gate', password: 'gateway-wallet-of-ton-6', about: 'holds coins of the gateway "ton"' },
  { name: 'xbtsx-eos-gate', password: 'gateway-wallet-of-eos-7', about: 'holds coins of the gateway "eos"' },
  {
    name: 'xbtsx-waves-gate',
    password: 'gateway-wallet-of-waves-8',
    about: 'holds coins of the gateway "waves"',
  },
  {
    name: 'xbtsx-fiat-gate',
    password: 'gateway-wallet-of-fiat-9',
    about: 'issues the fiat tokens, whose withdrawals are sent to it',
  },
  { name: 'sth-payer', password: 'payouts-twice-a-month-10', about: 'pays the staking rewards' },
  {
    name: 'bob-holder2',
    password: 'bobs-quiet-river-stone-2',
    about: 'holds and stakes, lifetime member who refers others',
    isLifetimeMember: true,
  },
  { name: 'alice-trader7', password: 'alice-wonder-trade-2047', about: 'trades, stakes, writes memos; rich' },
  { name: 'carol-pools3', password: 'carol-swims-in-pools-33', about: 'provides liquidity and owns a pool' },
  {
    name: 'dave-newbie4',
    password: 'dave-has-just-begun-44',
    about: 'new, almost empty, no BTS for fees',
    registrar: 'xbts-faucet1',
  },
  {
    name: 'erin-multisig5',
    password: 'erin-asks-her-friends-55',
    about: 'needs 2 of alice-trader7, bob-holder2 and carol-pools3; the password opens only the memo key',
    signers: ['alice-trader7', 'bob-holder2', 'carol-pools3'],
  },
  {
    name: 'frank-orders6',
    password: 'frank-keeps-the-book-66',
    about: 'has orders on the books',
    registrar: 'bob-holder2',
  },
  {
    name: 'grace-whale8',
    password: 'grace-dives-very-deep-88',
    about: 'large holder and staker',
    registrar: 'bob-holder2',
  },
  { name: 'xbts-maker9', password: 'market-never-sleeps-99', about: 'makes the small trades that go on' },
  { name: 'xbtsx-giveaway1', password: 'nobody-gives-away-money-1', about: 'on the list of scam accounts' },
] as const satisfies readonly WorldAccount[];

export type WorldAccountName = (typeof worldAccounts)[number]['name'];

/** Names for the local list of scam accounts; the first exists on the chain. */
export const scamAccountNames: readonly string[] = [
  'xbtsx-giveaway1',
  'xbtsx-support-desk2',
  'bts-doubler77',
];

/** Symbols for the local list of scam assets; the first exists on the chain. */
export const scamAssetSymbols: readonly string[] = ['SMARTHOLDEMS', 'XBTSTOKEN', 'BTSDOUBLE'];

/** The row of the table. */
export function worldAccount(name: WorldAccountName): WorldAccount {
  const found = worldAccounts.find((account) => account.name === name);
  if (found === undefined) throw new RangeError(`no account ${name}`);
  return found;
}
