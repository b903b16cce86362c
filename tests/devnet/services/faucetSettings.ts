import type { Codec } from '@xbts/shared/protocol/codec.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';

/** How the faucet behaves, settable while it runs. */
export interface FaucetSettings {
  /** Accounts that one address may register in half an hour; the operator's faucet takes one. */
  perAddress: number;
  /** Blocks until an account is on the chain that the faucet has said to be created. */
  blocksLate: number;
  /** False: it registers nothing, and says that its broadcast is off. */
  isBroadcasting: boolean;
  /** True: it answers with an account without a name, and registers none. */
  isNameless: boolean;
  /** Addresses that it answers with null. */
  barredAddresses: readonly string[];
}

/** As the operator's faucet behaves, but for the accounts of an address. */
export const faucetSettings = (perAddress: number): FaucetSettings => ({
  perAddress,
  blocksLate: 0,
  isBroadcasting: true,
  isNameless: false,
  barredAddresses: [],
});

/** What the faucet registers on, and how it behaves. */
export interface FaucetOptions {
  readonly ledger: Ledger;
  readonly codec: Codec;
  readonly settings: FaucetSettings;
}
