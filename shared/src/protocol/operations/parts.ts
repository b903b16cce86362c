/** An integer in the chain's form: a number while it is small, else a decimal text. */
export type ChainInt = number | string;

/** An amount of an asset in its smallest units, as JSON for the chain. */
export interface AssetAmount {
  amount: ChainInt;
  asset_id: string;
}

export interface Price {
  base: AssetAmount;
  quote: AssetAmount;
}

/** A memo inside a transaction; `message` is hex. */
export interface Memo {
  from: string;
  to: string;
  nonce: ChainInt;
  message: string;
}

/** An empty extension object; the chain accepts `{}`. */
export type NoExtensions = Record<string, never>;

export interface WithFee {
  fee: AssetAmount;
}

/** The members that may act: weights of accounts and keys against a threshold. */
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
