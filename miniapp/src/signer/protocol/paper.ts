import type { Role } from '@xbts/shared/protocol/roles.ts';

/** Characters of a password made by this app and BitShares wallets: P and a private key's text. */
export const GENERATED_LENGTH = 52;

/** One key on paper; 'former': it no longer has a role, and only reads old messages. */
export interface PaperKey {
  readonly role: Role | 'former';
  readonly publicKey: string;
  readonly wif: string;
}

/** The content of a paper wallet; shown and printed once, stored nowhere. */
export interface PaperWallet {
  /** Null for an account on the device whose password was not typed, since it is not stored. */
  readonly password: string | null;
  readonly keys: readonly PaperKey[];
}

/** A retyped part of a password: the position of its first character and the text. */
export interface PasswordPart {
  readonly start: number;
  readonly text: string;
}
