import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { UnlockMethod } from '../../protocol/protection.ts';
import { waitAfter } from './attempts.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { type Opened, openEnvelope } from './seal.ts';
import { slotOf } from './slots.ts';
import type { VaultStorage } from './storage.ts';

/** An opened vault with its revision. */
export interface Found extends Opened {
  readonly envelope: Envelope;
  readonly revision: number;
}

/** Turns the browser storage's errors (none in private windows, no space left) into our code. */
export async function stored<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AppError('vault.unavailable', { detail: toAppError(error).message }, error);
  }
}

/**
 * Tries a PIN by `attempt`, which returns undefined for a wrong one. The attempt counts as wrong before it runs:
 * closing the app does not avoid the count, concurrent tabs get no extra attempts, and a count at the limit removes
 * everything whenever it is seen.
 * @throws AppError vault.wait, vault.wrong_pin, vault.wiped, vault.unavailable
 */
export async function countTry<T>(
  storage: VaultStorage,
  now: number,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  const taken = await stored(storage.takeTry(now));
  if (taken.state === 'over') throw new AppError('vault.wiped', { count: taken.failed });
  if (taken.state === 'wait') throw new AppError('vault.wait', { seconds: taken.seconds });
  const outcome = await attempt();
  if (outcome === undefined) {
    const count = await stored(storage.wipeWhenDue());
    if (count > 0) throw new AppError('vault.wiped', { count });
    throw new AppError('vault.wrong_pin', { waitSeconds: waitAfter(taken.failed) });
  }
  await stored(storage.clearAttempts());
  return outcome;
}

/** Opens by the secret behind a sensor: 32 random bytes need no count of attempts. @throws AppError vault.no_token */
async function openByToken(...parts: Parameters<typeof openEnvelope>): Promise<Opened> {
  const opened = await openEnvelope(...parts);
  if (opened === undefined) throw new AppError('vault.no_token');
  return opened;
}

/**
 * Opens the vault by its PIN, or by its sensor; undefined when there is none. @throws like countTry, and those of
 * openEnvelope
 */
export async function tryMethod(
  storage: VaultStorage,
  now: number,
  way: UnlockMethod,
): Promise<Found | undefined> {
  const found = await stored(storage.readEnvelope());
  if (found === undefined) return undefined;
  const envelope = readEnvelope(found.text);
  const device = await stored(storage.readDeviceKey());
  const unlocking = typeof way === 'string' ? { pin: way } : way;
  slotOf(envelope, unlocking, device);
  const opened =
    typeof way === 'string'
      ? await countTry(storage, now, () => openEnvelope(envelope, unlocking, device))
      : await openByToken(envelope, unlocking, device);
  return { ...opened, envelope, revision: found.revision };
}
