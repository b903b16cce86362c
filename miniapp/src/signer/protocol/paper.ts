import type { Role } from '@xbts/shared/protocol/roles.ts';

/** Characters of a password as this app and BitShares wallets make it: P and a private key's text. */
export const GENERATED_LENGTH = 52;

/** One key on paper; 'former': the account has it in no role any more, and it reads messages of before. */
export interface PaperKey {
  readonly role: Role | 'former';
  readonly publicKey: string;
  readonly wif: string;
}

/** What a paper wallet holds; shown and printed once, stored nowhere. */
export interface PaperWallet {
  /** Null for an account on the device whose password was not typed: it is kept nowhere. */
  readonly password: string | null;
  readonly keys: readonly PaperKey[];
}

/** A part of a password as it is typed back: the place of its first character and the text. */
export interface PasswordPart {
  readonly start: number;
  readonly text: string;
}
