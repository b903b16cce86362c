import { adjustBalance, adjustSupply, CORE } from './balances.ts';
import type { Genesis, GenesisAccount, GenesisAsset } from './genesis.ts';
import { createProperties } from './genesisProperties.ts';
import { failMissing } from './missingObject.ts';
import { createAccount } from './newAccount.ts';
import { createAsset } from './newAsset.ts';
import type { AccountOptions, Authority } from './objects/accounts.ts';
import type { AssetOptions } from './objects/assets.ts';
import { FULL_PERCENT } from './percent.ts';
import type { State } from './state.ts';
import { MAXIMUM_TIME } from './time.ts';
import { witnessKeyOf } from './witnessKeys.ts';
import { createWorker } from './workers.ts';

const NULL_KEY = 'BTS1111111111111111111111111111111114T1Anm';
const MAX_SUPPLY = 10n ** 15n;
const DEFAULT_WITNESSES = 11;

const specialAccounts = [
  'committee-account',
  'witness-account',
  'relaxed-committee-account',
  'null-account',
  'temp-account',
  'proxy-to-self',
];

/** Builds the state before block 1. */
export function buildGenesis(state: State, genesis: Genesis): void {
  const witnessCount = genesis.witnessCount ?? DEFAULT_WITNESSES;
  const witnesses = Array.from({ length: witnessCount }, (_, index) => index + 1);
  createProperties(state, genesis, witnesses);
  state.startBlock({ number: 0, time: genesis.time });
  for (const name of specialAccounts) createSpecialAccount(state, name);
  createCoreAsset(state);
  createCommitteeBalance(state);
  for (const number of witnesses) createWitness(state, number);
  for (let number = 1; number <= (genesis.committeeCount ?? 0); number += 1)
    createCommitteeMember(state, number);
  for (const account of genesis.accounts) createGenesisAccount(state, account);
  for (const { account, ...terms } of genesis.workers ?? [])
    createWorker(state, { worker_account: accountId(state, account), ...terms });
  for (const asset of genesis.assets) createGenesisAsset(state, asset);
  for (const { account, symbol, amount } of genesis.balances) {
    const held = { amount, asset_id: state.assetBySymbol(symbol)?.id ?? failMissing(symbol) };
    adjustBalance(state, accountId(state, account), held);
    adjustSupply(state, held);
  }
  state.startBlock(undefined);
  state.store.forgetLog();
}

function accountId(state: State, name: string): string {
  return state.accountByName(name)?.id ?? failMissing(name);
}

function createSpecialAccount(state: State, name: string): void {
  const nobody: Authority = {
    weight_threshold: 1,
    account_auths: [],
    key_auths: [],
    address_auths: [],
  };
  const { id, network_fee_percentage } = createAccount(state, {
    name,
    registrar: '1.2.0',
    referrer: '1.2.0',
    referrerPercent: 0,
    owner: nobody,
    active: nobody,
    options: accountOptions(NULL_KEY),
  });
  state.store.modify('1.2', id, {
    registrar: id,
    referrer: id,
    lifetime_referrer: id,
    membership_expiration_date: MAXIMUM_TIME,
    lifetime_referrer_fee_percentage: FULL_PERCENT - network_fee_percentage,
  });
}

function createCoreAsset(state: State): void {
  const { id } = createAsset(state, {
    symbol: 'BTS',
    precision: 5,
    issuer: '1.2.3',
    options: assetOptions({ issuer_permissions: 0 }),
    feePool: 0n,
  });
  const one = { amount: 1n, asset_id: id };
  const options = { ...state.asset(id).options, core_exchange_rate: { base: one, quote: one } };
  state.store.modify('1.3', id, { options });
}

/** A real chain begins with an empty balance object of the committee: holder counts are one less than objects. */
function createCommitteeBalance(state: State): void {
  state.store.create('2.5', (id) => ({
    id,
    owner: '1.2.0',
    asset_type: CORE,
    balance: 0n,
    maintenance_flag: false,
  }));
}

function createWitness(state: State, number: number): void {
  const account = createAccount(state, {
    name: `init${number - 1}`,
    registrar: '1.2.4',
    referrer: '1.2.0',
    referrerPercent: 0,
    owner: keyAuthority(NULL_KEY),
    active: keyAuthority(NULL_KEY),
    options: accountOptions(NULL_KEY),
  });
  makeLifetimeMember(state, account.id);
  // Instance 0 is never a witness on a real chain.
  if (number === 1) state.store.skip('1.6');
  state.store.create('1.6', (id) => ({
    id,
    witness_account: account.id,
    last_aslot: 0,
    signing_key: witnessKeyOf(id).publicKey,
    vote_id: `1:${number - 1}`,
    total_votes: 0n,
    url: '',
    total_missed: 0,
    last_confirmed_block_num: 0,
  }));
}

/** The accounts of the first witnesses sit in the committee; vote ids go on where those of witnesses end. */
function createCommitteeMember(state: State, number: number): void {
  const { next_available_vote_id, active_committee_members } = state.global;
  const member = state.store.create('1.5', (id) => ({
    id,
    committee_member_account: accountId(state, `init${number - 1}`),
    vote_id: `0:${next_available_vote_id}`,
    total_votes: 0n,
    url: '',
  }));
  state.store.modify('2.0', '2.0.0', {
    next_available_vote_id: next_available_vote_id + 1,
    active_committee_members: [...active_committee_members, member.id],
  });
}

function createGenesisAccount(state: State, fresh: GenesisAccount): void {
  const registrar = fresh.registrar === undefined ? undefined : accountId(state, fresh.registrar);
  const { id } = createAccount(state, {
    name: fresh.name,
    registrar: registrar ?? '1.2.4',
    referrer: registrar ?? '1.2.0',
    referrerPercent: 0,
    owner: authorityOf(fresh.owner),
    active: authorityOf(fresh.active),
    options: accountOptions(fresh.memoKey),
  });
  if (fresh.isLifetimeMember === true) makeLifetimeMember(state, id);
}

function makeLifetimeMember(state: State, id: string): void {
  state.store.modify('1.2', id, {
    membership_expiration_date: MAXIMUM_TIME,
    registrar: id,
    referrer: id,
    lifetime_referrer: id,
    lifetime_referrer_fee_percentage: FULL_PERCENT - state.account(id).network_fee_percentage,
  });
}

function createGenesisAsset(
  state: State,
  { symbol, precision, issuer, instance, options, feePool }: GenesisAsset,
): void {
  if (instance !== undefined) {
    state.store.skipTo('1.3', instance);
    state.store.skipTo('2.3', instance);
  }
  createAsset(state, {
    symbol,
    precision,
    issuer: accountId(state, issuer),
    options: assetOptions(options ?? {}),
    feePool: feePool ?? 0n,
  });
  adjustSupply(state, { amount: feePool ?? 0n, asset_id: CORE });
}

function keyAuthority(key: string): Authority {
  return { weight_threshold: 1, account_auths: [], key_auths: [[key, 1]], address_auths: [] };
}

function authorityOf(given: Authority | string): Authority {
  return typeof given === 'string' ? keyAuthority(given) : given;
}

function accountOptions(memoKey: string): AccountOptions {
  return {
    memo_key: memoKey,
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
    extensions: [],
  };
}

function assetOptions(given: Partial<AssetOptions>): AssetOptions {
  return {
    max_supply: MAX_SUPPLY,
    market_fee_percent: 0,
    max_market_fee: MAX_SUPPLY,
    issuer_permissions: 79,
    flags: 0,
    core_exchange_rate: {
      base: { amount: 1n, asset_id: CORE },
      quote: { amount: 1n, asset_id: '1.3.1' },
    },
    whitelist_authorities: [],
    blacklist_authorities: [],
    whitelist_markets: [],
    blacklist_markets: [],
    description: '',
    extensions: {},
    ...given,
  };
}
