import type { Authority } from './objects/accounts.ts';
import type { AssetOptions } from './objects/assets.ts';
import type { ChainParameters } from './objects/properties.ts';
import type { WorkerTerms } from './objects/workers.ts';

export interface GenesisAccount {
  name: string;
  /** An authority, or one public key with threshold 1. */
  owner: Authority | string;
  active: Authority | string;
  memoKey: string;
  isLifetimeMember?: boolean;
  /** Name of an earlier account that registered and refers this one; default: the account itself (lifetime) or committee-account. */
  registrar?: string;
}

export interface GenesisAsset {
  symbol: string;
  precision: number;
  /** Account name. */
  issuer: string;
  /** Instance of the id, ahead of all assets before it; default: the next one. */
  instance?: number;
  /** Members that differ from the defaults (max supply 10^15, no fees, no flags, 1 core = 1 unit). */
  options?: Partial<AssetOptions>;
  /** Core units. */
  feePool?: bigint;
}

export interface GenesisBalance {
  account: string;
  symbol: string;
  amount: bigint;
}

/** The first state of a chain. Accounts 1.2.0–1.2.5 and the core asset 1.3.0 (BTS) always exist; witnesses are 1.2.6 ff. */
export interface Genesis {
  /** 64 hex digits. */
  chainId: string;
  /** `YYYY-MM-DDTHH:MM:SS`, UTC. */
  time: string;
  accounts: GenesisAccount[];
  /** Besides the core asset; ids from 1.3.1 in this order. */
  assets: GenesisAsset[];
  balances: GenesisBalance[];
  /** Default 11: accounts init0 … init10, 1.2.6 … 1.2.16. */
  witnessCount?: number;
  /** How many of the witnesses' accounts sit in the committee too; default none. */
  committeeCount?: number;
  workers?: readonly GenesisWorker[];
  parameters?: Partial<ChainParameters>;
}

/** A worker that requests pay, by the account's name. */
export type GenesisWorker = Omit<WorkerTerms, 'worker_account'> & { account: string };
