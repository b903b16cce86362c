import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { secondsLeft, waitAfter } from './attempts.ts';
import type { VaultAccount, VaultContent } from './content.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import { KDF_ROUNDS } from './keyEncryptionKey.ts';
import { type Opened, openEnvelope, sealNew, sealWith, slotOf } from './seal.ts';
import type { VaultStorage } from './storage.ts';

/** Where a vault lies and what it measures time by. */
export interface VaultParts {
  readonly openStorage: () => Promise<VaultStorage>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Rounds of the KDF for what is written; tests alone pass fewer. */
  readonly rounds?: number;
}

/** An account is told apart by its name and its chain. */
export type AccountOnChain = Pick<VaultAccount, 'name' | 'chainId'>;

/** The encrypted keys of this device's accounts, under one PIN. */
export interface Vault {
  /** Whether something is stored, and the seconds until a PIN may be tried. @throws AppError vault.unavailable */
  status(): Promise<{ exists: boolean; waitSeconds: number }>;
  /**
   * The account's keys.
   * @throws AppError vault.wrong_pin, vault.wait, vault.empty, vault.no_account, vault.other_device, vault.damaged,
   *   vault.unknown_version, vault.unavailable
   */
  open(account: AccountOnChain, pin: string): Promise<VaultAccount>;
  /** Stores an account; the first one sets the PIN, further ones need it. @throws as open, but vault.empty and vault.no_account */
  put(account: VaultAccount, pin: string): Promise<void>;
  /** Removes everything from this device. */
  wipe(): Promise<void>;
}

interface Found extends Opened {
  readonly envelope: Envelope;
  readonly revision: number;
}

const isSame = (a: AccountOnChain, b: AccountOnChain) => a.name === b.name && a.chainId === b.chainId;

/** Errors of the browser's storage (none in private windows, no space left) under a code of ours. */
async function stored<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new AppError('vault.unavailable', { detail: toAppError(error).message }, error);
  }
}

/** Tries a PIN. Counted as wrong before it is tried: closing the app meanwhile saves nobody the count. */
async function tryPin(storage: VaultStorage, now: number, pin: string): Promise<Found | undefined> {
  const found = await stored(storage.readEnvelope());
  if (found === undefined) return undefined;
  const envelope = readEnvelope(found.text);
  const device = await stored(storage.readDeviceKey());
  slotOf(envelope, device);
  const seconds = secondsLeft(await stored(storage.readAttempts()), now);
  if (seconds > 0) throw new AppError('vault.wait', { seconds });
  const { failed } = await stored(storage.addAttempt(now));
  const opened = await openEnvelope(envelope, pin, device);
  if (opened === undefined) throw new AppError('vault.wrong_pin', { waitSeconds: waitAfter(failed) });
  await stored(storage.clearAttempts());
  return { ...opened, envelope, revision: found.revision };
}

/** Makes the vault over its storage; everything runs in the signer worker. */
export function createVault({ openStorage, now, rounds = KDF_ROUNDS }: VaultParts): Vault {
  let opening: Promise<VaultStorage> | undefined;
  const storage = (): Promise<VaultStorage> => {
    opening ??= stored(openStorage()).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function seal(content: VaultContent, pin: string): Promise<string> {
    const place = await storage();
    return sealNew(content, { pin, device: await stored(place.ensureDeviceKey()), rounds });
  }

  /** Weaker slots of earlier settings are made anew at unlock; a failure leaves the old envelope as it was. */
  async function upgrade(found: Found, pin: string): Promise<void> {
    if (found.envelope.slots.every((slot) => slot.rounds >= rounds)) return;
    const text = await seal(found.content, pin);
    await stored((await storage()).writeEnvelope(text, found.revision));
  }

  async function open(account: AccountOnChain, pin: string): Promise<VaultAccount> {
    const found = await tryPin(await storage(), now(), pin);
    if (found === undefined) throw new AppError('vault.empty');
    await upgrade(found, pin);
    const entry = found.content.accounts.find((each) => isSame(each, account));
    if (entry === undefined) throw new AppError('vault.no_account', { account: account.name });
    return entry;
  }

  async function put(account: VaultAccount, pin: string): Promise<void> {
    const place = await storage();
    const found = await tryPin(place, now(), pin);
    const others = (found?.content.accounts ?? []).filter((each) => !isSame(each, account));
    const content = { accounts: [...others, account] };
    const text =
      found === undefined
        ? await seal(content, pin)
        : await sealWith(content, found.envelope.slots, found.masterKey);
    // Another tab has written meanwhile: begin again with what it wrote, so that no account is lost.
    if (!(await stored(place.writeEnvelope(text, found?.revision ?? 0)))) await put(account, pin);
  }

  return {
    open,
    put,
    async status() {
      const place = await storage();
      const exists = (await stored(place.readEnvelope())) !== undefined;
      return { exists, waitSeconds: secondsLeft(await stored(place.readAttempts()), now()) };
    },
    wipe: async () => stored((await storage()).clear()),
  };
}
