import type { Codec } from '@xbts/shared/protocol/codec.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';

/** The faucet's behaviour, settable while it runs. */
export interface FaucetSettings {
  /** Accounts that one address may register in half an hour; the operator's faucet allows one. */
  perAddress: number;
  /** Blocks from the faucet's confirmation until the account is on the chain. */
  blocksLate: number;
  /** False: it registers nothing, and reports that its broadcast is off. */
  isBroadcasting: boolean;
  /** True: it answers with an account without a name, and registers none. */
  isNameless: boolean;
  /** Addresses that get null as an answer. */
  barredAddresses: readonly string[];
}

/** The operator's faucet's behaviour, except for the accounts of an address. */
export const faucetSettings = (perAddress: number): FaucetSettings => ({
  perAddress,
  blocksLate: 0,
  isBroadcasting: true,
  isNameless: false,
  barredAddresses: [],
});

/** The faucet's chain and behaviour. */
export interface FaucetOptions {
  readonly ledger: Ledger;
  readonly codec: Codec;
  readonly settings: FaucetSettings;
}
