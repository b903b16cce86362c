import type { CallSigner, TellSigner } from '../../page/wire.ts';
import type { Opening, SignerCalls } from '../../protocol.ts';

/** What opens and closes the signer. */
export interface LockCalls {
  /** Stores what rolesOf found under the PIN (a new one, or the vault's) and unlocks. @throws AppError signer.nothing_to_save, pin and vault codes */
  setup(params: SignerCalls['setup']['params']): Promise<Opening>;
  /** Forgets what rolesOf found, and a password that was made. */
  discard(): void;
  /** @throws AppError vault.wrong_pin, vault.wait and the other vault codes */
  unlock(params: SignerCalls['unlock']['params']): Promise<Opening>;
  /** Unlocks by what a sensor gave. @throws AppError vault.no_token and the other vault codes */
  unlockByToken(params: SignerCalls['unlockByToken']['params']): Promise<Opening>;
  /** Moves the earlier app's keys into the vault and unlocks. @throws AppError earlier.damaged, login and vault codes */
  moveEarlier(params: SignerCalls['moveEarlier']['params']): Promise<Opening>;
  /** Drops the keys; onLock tells when it is done. */
  lock(): void;
}

/** The calls that open and close over a wire; `onOpened` hears of every opening. */
export function createLockCalls(
  call: CallSigner,
  tell: TellSigner,
  onOpened: (opening: Opening) => void,
): LockCalls {
  const opened = async (answer: Promise<Opening>) => {
    const opening = await answer;
    onOpened(opening);
    return opening;
  };
  return {
    setup: (params) => opened(call('setup', params)),
    discard: () => tell('discard', {}),
    unlock: (params) => opened(call('unlock', params)),
    unlockByToken: (params) => opened(call('unlockByToken', params)),
    moveEarlier: (params) => opened(call('moveEarlier', params)),
    lock: () => tell('lock', {}),
  };
}
