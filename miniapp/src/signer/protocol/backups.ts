import type { Opening } from './secrets.ts';

/** What the page keeps of one thing (contacts, settings, …), as its store writes it; to the worker it says nothing. */
export interface BackupPart {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Parts by their names. */
export type BackupParts = Readonly<Record<string, BackupPart>>;

/** What an opened backup holds, as far as the page may know. */
export interface BackupContents {
  /** Milliseconds since 1970; null in a backup of version 1, which has no date. */
  readonly madeAt: number | null;
  readonly accounts: readonly Opening[];
  readonly parts: BackupParts;
}

/** What an older wallet's file holds, as far as the page may know. */
export interface WalletFileContents {
  readonly publicKeys: readonly string[];
  /** Those of them that the older wallet made of its brain key and may never have used. */
  readonly spare: readonly string[];
  /** Names of accounts that the older wallet listed. */
  readonly accounts: readonly string[];
  /** Null where the file does not say. */
  readonly chainId: string | null;
}
