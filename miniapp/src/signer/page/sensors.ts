import { AppError } from '@xbts/shared/errors/appError.ts';
import { biometrics } from '../../platform/messenger/biometrics.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { canUsePasskey, createPasskey, readPasskey } from '../../platform/messenger/passkey.ts';
import type { Protection, TokenSource, UnlockMethod } from '../protocol/protection.ts';
import { signer } from './client.ts';

type SensorSlot = Protection['tokens'][number];
type SensorMethod = Exclude<UnlockMethod, string>;

/** The available sensor: the messenger's, or a passkey of the browser; null for none. */
export async function availableSensor(): Promise<TokenSource | null> {
  if (messenger.isInside) return (await biometrics.isAvailable()) ? 'biometrics' : null;
  return (await canUsePasskey()) ? 'passkey' : null;
}

function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function enableBiometrics(pin: string, reason: string): Promise<Protection> {
  if (!(await biometrics.requestAccess(reason))) throw new AppError('sensor.unavailable');
  const token = randomToken();
  // The vault goes first: a token that opens nothing does less harm than a slot with a lost token.
  const protection = await signer.addToken({ pin, source: 'biometrics', credential: '', token });
  if (await biometrics.saveToken(token)) return protection;
  await signer.removeToken({ pin, source: 'biometrics' });
  throw new AppError('sensor.unavailable');
}

async function enablePasskey(pin: string, account: string): Promise<Protection> {
  return signer.addToken({ pin, source: 'passkey', ...(await createPasskey(account)) });
}

/** Sets up unlocking by the sensor. @throws AppError sensor.* and vault codes */
export function enableSensor(
  source: TokenSource,
  parts: { pin: string; account: string; reason: string },
): Promise<Protection> {
  return source === 'biometrics'
    ? enableBiometrics(parts.pin, parts.reason)
    : enablePasskey(parts.pin, parts.account);
}

/** Ends unlocking by the sensor. @throws AppError vault codes */
export async function disableSensor(source: TokenSource, pin: string): Promise<Protection> {
  const protection = await signer.removeToken({ pin, source });
  if (source === 'biometrics') await biometrics.saveToken('');
  return protection;
}

/** A new secret behind a sensor, for a vault without a PIN; the vault does not change yet. @throws AppError sensor.* */
export async function enrolSensor(
  source: TokenSource,
  account: string,
  reason: string,
): Promise<UnlockMethod> {
  if (source === 'passkey') return { source, ...(await createPasskey(account)) };
  const token = randomToken();
  if (!(await biometrics.requestAccess(reason)) || !(await biometrics.saveToken(token)))
    throw new AppError('sensor.unavailable');
  return { source, credential: '', token };
}

/** The secret behind the sensor. @throws AppError sensor.* */
export async function readSensor({ source, credential }: SensorSlot, reason: string): Promise<SensorMethod> {
  const token = source === 'passkey' ? await readPasskey(credential) : await biometrics.readToken(reason);
  // A foreign text behind the sensor is not our token.
  if (token === null || !/^[0-9a-f]{64}$/u.test(token)) throw new AppError('sensor.refused');
  return { source, credential, token };
}

/** Unlocks an account by finger, face or passkey. @throws AppError sensor.* and vault codes */
export async function unlockBySensor(account: string, slot: SensorSlot, reason: string): Promise<void> {
  const { source, token } = await readSensor(slot, reason);
  await signer.unlockByToken({ account, source, token });
}
