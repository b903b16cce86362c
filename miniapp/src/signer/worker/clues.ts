import type { AccountKeys, Clue, FailedSecret } from '../protocol/secrets.ts';
import { type Correction, correctionsOf } from './corrections.ts';
import { isWif, keyText, looksGenerated, shapeClues } from './passwordShape.ts';
import { heldKeys, publicKeysOf } from './roles.ts';

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

/** Clues about a text that is no private key: it is the password, which has its own field; otherwise only its looks. */
function malformedKeyClues({ account, secret }: FailedSecret): Clue[] {
  if (looksGenerated(secret) || opens(account, secret)) return [{ kind: 'password' }];
  return shapeClues(secret);
}

/**
 * Reasons why a secret may not open an account: typing slips whose correction fits, another account, an old password.
 * Looks count only when nothing else was found.
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
