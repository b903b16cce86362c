import type { Account } from '@xbts/shared/protocol/objects.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';

/** The secret of a login: the account's password, or one of its private keys (WIF). */
export type SecretKind = 'password' | 'key';

/** The public part of a chain account that a secret is checked against. */
export type AccountKeys = Pick<Account, 'id' | 'name' | 'owner' | 'active' | 'options'>;

/** The roles that a secret opens; contains nothing secret. */
export interface Opening {
  readonly account: string;
  readonly accountId: string;
  readonly kind: SecretKind;
  readonly roles: readonly Role[];
  /** False for a multi-signature account whose threshold these keys alone do not reach. */
  readonly canSign: boolean;
  /** The public keys that it signs with: what the chain's are compared with at each opening. */
  readonly signers?: readonly string[];
}

/** A possible slip between a password and its field. */
export type Slip =
  | 'spaces'
  | 'lost_p'
  | 'look_alikes'
  | 'layout'
  | 'other_layout'
  | 'caps'
  | 'capital'
  | 'full_stop'
  | 'typographic'
  | 'hidden'
  | 'label'
  | 'quoted'
  | 'wide'
  | 'signs'
  | 'quotes'
  | 'dashes'
  | 'blanks'
  | 'accents';

/** Visible features of an untested password; reveals nothing of the characters themselves. */
export type ShapeClue =
  | { readonly kind: 'public_key' }
  | { readonly kind: 'private_key' }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'cyrillic' }
  | { readonly kind: 'spaces' };

/** A possible reason why a password or key does not open the account; reveals nothing of the secret. */
export type Clue =
  | ShapeClue
  /** It was entered as a private key and is a password. */
  | { readonly kind: 'password' }
  /** It opens the account once these slips are undone. */
  | { readonly kind: 'corrected'; readonly slips: readonly Slip[] }
  /** It opens another account. */
  | { readonly kind: 'other_account'; readonly account: string }
  /** It opened this account until its keys were changed. */
  | { readonly kind: 'old'; readonly until: string };

/** A public key that an account once had, and the chain time of its replacement. */
export interface FormerKey {
  readonly publicKey: string;
  readonly until: string;
}

/** A secret that did not open its account, with data that may explain why. */
export interface FailedSecret {
  readonly account: AccountKeys;
  readonly kind: SecretKind;
  readonly secret: string;
  readonly formerKeys: readonly FormerKey[];
  /** Accounts that the user may have meant. */
  readonly others: readonly AccountKeys[];
}
