import type { Opening } from './secrets.ts';

/** One part of the page's data (contacts, settings, …) in its store's format; opaque to the worker. */
export interface BackupPart {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Parts by their names. */
export type BackupParts = Readonly<Record<string, BackupPart>>;

/** The content of an opened backup that the page may see. */
export interface BackupContents {
  /** Milliseconds since 1970; null in a backup of version 1, which has no date. */
  readonly madeAt: number | null;
  readonly accounts: readonly Opening[];
  readonly parts: BackupParts;
}

/** The content of an older wallet's file that the page may see. */
export interface WalletFileContents {
  readonly publicKeys: readonly string[];
  /** Those of them that the older wallet derived from its brain key and may never have used. */
  readonly spare: readonly string[];
  /** Names of accounts that the older wallet listed. */
  readonly accounts: readonly string[];
  /** Null when the file omits it. */
  readonly chainId: string | null;
}
