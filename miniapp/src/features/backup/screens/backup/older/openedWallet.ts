import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { WalletFileContents } from '../../../../../signer/protocol/backups.ts';

/** A wallet file with the accounts of its keys. */
export interface OpenedWallet {
  readonly contents: WalletFileContents;
  readonly accounts: readonly Account[];
}
