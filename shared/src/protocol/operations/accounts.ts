import type { NoExtensions, WithFee } from './parts.ts';

/** Who may act: weights of accounts and keys against a threshold. */
export interface Authority {
  weight_threshold: number;
  account_auths: [accountId: string, weight: number][];
  key_auths: [publicKey: string, weight: number][];
  address_auths: [];
}

export interface AccountOptions {
  memo_key: string;
  voting_account: string;
  num_witness: number;
  num_committee: number;
  votes: string[];
  extensions: [];
}

export interface AccountCreate extends WithFee {
  registrar: string;
  referrer: string;
  referrer_percent: number;
  name: string;
  owner: Authority;
  active: Authority;
  options: AccountOptions;
  extensions: NoExtensions;
}

export interface AccountUpdate extends WithFee {
  account: string;
  owner?: Authority;
  active?: Authority;
  new_options?: AccountOptions;
  extensions: NoExtensions;
}

export interface AccountWhitelist extends WithFee {
  authorizing_account: string;
  account_to_list: string;
  new_listing: number;
  extensions: [];
}

export interface AccountUpgrade extends WithFee {
  account_to_upgrade: string;
  upgrade_to_lifetime_member: boolean;
  extensions: [];
}
