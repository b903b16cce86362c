import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import { useEffect, useState } from 'react';
import { messenger } from '../../../../../platform/messenger/messenger.ts';
import { signer } from '../../../../../signer/page/client.ts';
import type { Opening } from '../../../../../signer/protocol/secrets.ts';
import { noteCreation } from '../../../../account/model/creationDraft.ts';
import { isJustRegistered } from '../../../model/lastRegistration.ts';
import { registerAccount } from '../../../model/newAccounts.ts';
import { isOnChain, type Look, waitForAccount } from '../../../model/ownAccount.ts';
import { enterNewAccount } from '../enterAccount.ts';

export interface Registration extends Look {
  /** True once the registration service has accepted the name. */
  readonly isAccepted: boolean;
  /** What ended it; null while it goes on. */
  readonly error: AppError | null;
  /** Tries again after an error. */
  again(): void;
}

/** Seconds that a registration from before a crash is looked for before it is asked for again. */
const LOOKS_FOR_EARLIER = 5;

interface Steps {
  readonly signal: AbortSignal;
  readonly onAccepted: () => void;
  readonly onLook: (look: Look) => void;
}

async function register(
  name: string,
  keys: PublicKeys,
  { signal, onAccepted, onLook }: Steps,
): Promise<Opening> {
  const isThere = isJustRegistered(name) && (await isOnChain(name, keys, LOOKS_FOR_EARLIER));
  if (!isThere) await registerAccount(name, keys);
  onAccepted();
  const account = await waitForAccount(name, keys, { signal, onLook });
  return signer.openNewAccount(account);
}

/** Registers a sealed account, waits for it to be in a block and enters it. `onEntered` hears of that while the screen is there. */
export function useRegistration(name: string, keys: PublicKeys, onEntered: () => void): Registration {
  const [look, setLook] = useState<Look>({ isLate: false, trouble: null });
  const [isAccepted, setAccepted] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again; the way on is the one at the end
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const whileHere = (run: () => void) => {
      if (!signal.aborted) run();
    };
    setError(null);
    register(name, keys, {
      signal,
      onAccepted: () => whileHere(() => setAccepted(true)),
      onLook: (next) => whileHere(() => setLook(next)),
    }).then(
      (opening) => {
        enterNewAccount(opening);
        noteCreation('');
        messenger.haptic('success');
        whileHere(onEntered);
      },
      (thrown) =>
        whileHere(() => {
          messenger.haptic('error');
          setError(toAppError(thrown));
        }),
    );
    return () => ended.abort();
  }, [name, keys, turn]);
  return { ...look, isAccepted, error, again: () => setTurn((count) => count + 1) };
}
