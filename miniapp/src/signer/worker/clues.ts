import type { AccountKeys, SecretKind } from '../protocol.ts';
import { type Correction, correctionsOf, type Slip } from './corrections.ts';
import { isWif, keyText, looksGenerated, type ShapeClue, shapeClues } from './passwordShape.ts';
import { heldKeys, publicKeysOf } from './roles.ts';

/** A public key that an account once had, and the chain time at which it was replaced. */
export interface FormerKey {
  readonly publicKey: string;
  readonly until: string;
}

/** Why a password or key may not open the account; carries nothing of the secret itself. */
export type Clue =
  | ShapeClue
  /** It was given as a private key and is a password. */
  | { readonly kind: 'password' }
  /** It opens the account once these slips are undone. */
  | { readonly kind: 'corrected'; readonly slips: readonly Slip[] }
  /** It opens another account. */
  | { readonly kind: 'other_account'; readonly account: string }
  /** It did open this account, until its keys were changed. */
  | { readonly kind: 'old'; readonly until: string };

export interface FailedSecret {
  readonly account: AccountKeys;
  readonly kind: SecretKind;
  readonly secret: string;
  readonly formerKeys: readonly FormerKey[];
  /** Accounts that may have been meant. */
  readonly others: readonly AccountKeys[];
}

function opens(account: AccountKeys, password: string): boolean {
  return heldKeys(account, 'password', password).length > 0;
}

function oldClue({ account, kind, secret, formerKeys }: FailedSecret): Clue[] {
  const own = new Set(publicKeysOf(account.name, kind, secret));
  const former = formerKeys.find(({ publicKey }) => own.has(publicKey));
  return former === undefined ? [] : [{ kind: 'old', until: former.until }];
}

function correctedClue({ account, secret }: FailedSecret): Clue[] {
  const fitting: Correction | undefined = correctionsOf(secret).find(({ password }) =>
    opens(account, password),
  );
  return fitting === undefined ? [] : [{ kind: 'corrected', slips: fitting.slips }];
}

/** Of a text that is no private key: that it is the password, which has a field of its own; otherwise by its looks alone. */
function malformedKeyClues({ account, secret }: FailedSecret): Clue[] {
  if (looksGenerated(secret) || opens(account, secret)) return [{ kind: 'password' }];
  return shapeClues(secret);
}

/**
 * What speaks for a secret not opening an account: slips of typing that make it fit, another account, a password of
 * former times; by its looks alone only when nothing of that was found.
 */
export function cluesOf(failed: FailedSecret): Clue[] {
  const { kind, secret, others } = failed;
  if (kind === 'key' && !isWif(keyText(secret))) return malformedKeyClues(failed);
  const other = others.find((each) => heldKeys(each, kind, secret).length > 0);
  const found: Clue[] = [
    ...(kind === 'password' ? correctedClue(failed) : []),
    ...oldClue(failed),
    ...(other === undefined ? [] : [{ kind: 'other_account' as const, account: other.name }]),
  ];
  if (found.length > 0) return found;
  return kind === 'password' ? shapeClues(secret) : [];
}
