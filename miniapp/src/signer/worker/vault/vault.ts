import { AppError } from '@xbts/shared/errors/appError.ts';
import type { BackupParts } from '../../protocol/backups.ts';
import type { Protection, TokenSource, UnlockMethod } from '../../protocol/protection.ts';
import { overwrite } from '../overwrite.ts';
import { secondsLeft } from './attempts.ts';
import { writeBackup } from './backup.ts';
import type { VaultAccount, VaultContent } from './content.ts';
import { readEnvelope } from './envelope.ts';
import { KDF_ROUNDS } from './keyEncryptionKey.ts';
import { openLegacyStore } from './legacyStore.ts';
import type { DeviceKey } from './records.ts';
import { openEnvelope, sealNew, sealWith } from './seal.ts';
import { makePinSlot, makeTokenSlot, type Token } from './slots.ts';
import type { VaultStorage } from './storage.ts';
import { countTry, type Found, stored, tryWay } from './tryPin.ts';

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

/** The encrypted keys of this device's accounts, under one PIN, or one sensor alone. */
export interface Vault {
  /** Whether something is stored, and the seconds until a PIN may be tried. @throws AppError vault.unavailable */
  status(): Promise<{ exists: boolean; waitSeconds: number }>;
  /** @throws AppError vault.damaged, vault.unknown_version, vault.unavailable */
  protection(): Promise<Protection>;
  /**
   * The account's keys.
   * @throws AppError vault.wrong_pin, vault.no_pin, vault.wait, vault.wiped, vault.empty, vault.no_account, vault.other_device,
   *   vault.damaged, vault.unknown_version, vault.unavailable
   */
  open(account: AccountOnChain, pin: string): Promise<VaultAccount>;
  /** The account's keys by what lay behind a sensor. @throws AppError vault.no_token, and as open but for PINs */
  openByToken(account: AccountOnChain, token: Pick<Token, 'source' | 'token'>): Promise<VaultAccount>;
  /** Stores accounts and gives them back as stored; the first ones set the PIN, further ones need it. @throws as open, but vault.empty and vault.no_account */
  put(accounts: readonly VaultAccount[], pin: UnlockMethod): Promise<VaultAccount[]>;
  /** Removes one account's keys; quiet when they are not there. @throws as open, but vault.no_account */
  remove(account: AccountOnChain, pin: UnlockMethod): Promise<void>;
  /** Seals everything again under another PIN, or under a sensor's token alone; other ways in end. @throws as open, but vault.no_account */
  changePin(pin: UnlockMethod, newPin: UnlockMethod): Promise<void>;
  /** Adds a way in by token, in the place of one of the same source. @throws as open, but vault.no_account */
  addToken(pin: string, token: Token): Promise<void>;
  /** Ends a way in by token. @throws as open, but vault.no_account */
  removeToken(pin: string, source: TokenSource): Promise<void>;
  setWipeAfter(count: number): Promise<void>;
  /** The text of a backup of all accounts, with what the page adds. @throws as open, but vault.no_account */
  exportBackup(pin: UnlockMethod, password: string, parts: BackupParts): Promise<string>;
  /** The secret in the legacy app's store, by that app's PIN. @throws AppError legacy.damaged, vault.wrong_pin, vault.wait, vault.wiped */
  openLegacy(text: string, pin: string): Promise<string>;
  /** Removes everything from this device. */
  wipe(): Promise<void>;
}

const isSame = (a: AccountOnChain, b: AccountOnChain) => a.name === b.name && a.chainId === b.chainId;

function accountIn(content: VaultContent, account: AccountOnChain): VaultAccount {
  const entry = content.accounts.find((each) => isSame(each, account));
  if (entry === undefined) throw new AppError('vault.no_account', { account: account.name });
  return entry;
}

/** Messages of before stay readable when an account gets a new memo key: the old one is kept beside it. */
function withOldMemoKey(account: VaultAccount, known: VaultAccount | undefined): VaultAccount {
  const has = new Set(account.keys.map(({ publicKey }) => publicKey));
  const signing = new Set(known?.signers);
  const old = (known?.keys ?? []).filter(
    ({ publicKey }) => !has.has(publicKey) && (publicKey === known?.memoKey || !signing.has(publicKey)),
  );
  return old.length === 0 ? account : { ...account, keys: [...account.keys, ...old] };
}

/** A login by one key proves nothing of a password that is not backed up yet: it stays. */
function withPassword(account: VaultAccount, known: VaultAccount | undefined): VaultAccount {
  if (account.kind === 'password' || known?.password === undefined) return account;
  return { ...account, password: known.password };
}

function merged(content: VaultContent, accounts: readonly VaultAccount[]): VaultContent {
  const others = content.accounts.filter((each) => !accounts.some((added) => isSame(each, added)));
  const added = accounts.map((each) => {
    const known = content.accounts.find((kept) => isSame(kept, each));
    return withPassword(withOldMemoKey(each, known), known);
  });
  return { accounts: [...others, ...added] };
}

/** The vault's storage, opened at the first need and again after a failure. */
function lazily(openStorage: VaultParts['openStorage']): () => Promise<VaultStorage> {
  let opening: Promise<VaultStorage> | undefined;
  return () => {
    opening ??= stored(openStorage()).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/** Reads and writings of the one envelope. A writing is one transaction of the storage: a crash leaves the old text or the new. */
function createSafe({ openStorage, now, rounds = KDF_ROUNDS }: VaultParts) {
  const storage = lazily(openStorage);

  async function deviceKey(): Promise<DeviceKey> {
    return stored((await storage()).ensureDeviceKey());
  }

  async function seal(content: VaultContent, way: UnlockMethod): Promise<string> {
    return sealNew(content, { way, device: await deviceKey(), rounds });
  }

  async function found(pin: UnlockMethod): Promise<Found> {
    const opened = await tryWay(await storage(), now(), pin);
    if (opened === undefined) throw new AppError('vault.empty');
    return opened;
  }

  /** Opens by PIN and writes what `change` makes of it; begins again when another tab has written meanwhile. */
  async function rewrite(pin: UnlockMethod, change: (opened: Found) => Promise<string>): Promise<void> {
    const opened = await found(pin);
    const text = await change(opened);
    overwrite(opened.masterKey);
    const isWritten = await stored((await storage()).writeEnvelope(text, opened.revision));
    if (!isWritten) await rewrite(pin, change);
  }

  return { storage, deviceKey, seal, found, rewrite, now, rounds };
}

type Safe = ReturnType<typeof createSafe>;

function createReads({ storage, found, now, rounds, deviceKey }: Safe) {
  /** Weaker slots of earlier settings are replaced at unlock; a failure leaves the old envelope as it was. */
  async function upgrade({ envelope, content, masterKey, revision }: Found, pin: string): Promise<void> {
    if (envelope.slots.every((slot) => slot.kind !== 'pin' || slot.rounds >= rounds)) return;
    const slot = await makePinSlot(masterKey, { pin, device: await deviceKey(), rounds });
    const slots = [slot, ...envelope.slots.filter(({ kind }) => kind !== 'pin')];
    await stored((await storage()).writeEnvelope(await sealWith(content, slots, masterKey), revision));
  }

  return {
    async status() {
      const place = await storage();
      const exists = (await stored(place.readEnvelope())) !== undefined;
      return { exists, waitSeconds: secondsLeft(await stored(place.readAttempts()), now()) };
    },
    async protection() {
      const place = await storage();
      const text = (await stored(place.readEnvelope()))?.text;
      const device = await stored(place.readDeviceKey());
      const slots = text === undefined ? [] : readEnvelope(text).slots;
      const tokens = slots.flatMap((slot) =>
        slot.kind === 'token' && slot.device === device?.id
          ? [{ source: slot.source, credential: slot.credential }]
          : [],
      );
      const isPinless = slots.length > 0 && slots.every(({ kind }) => kind !== 'pin');
      return { isPinless, tokens, wipeAfter: await stored(place.readWipeAfter()) };
    },
    async open(account: AccountOnChain, pin: string) {
      const opened = await found(pin);
      await upgrade(opened, pin);
      overwrite(opened.masterKey);
      return accountIn(opened.content, account);
    },
    async openByToken(account: AccountOnChain, token: Pick<Token, 'source' | 'token'>) {
      const place = await storage();
      const text = (await stored(place.readEnvelope()))?.text;
      if (text === undefined) throw new AppError('vault.empty');
      const opened = await openEnvelope(readEnvelope(text), token, await stored(place.readDeviceKey()));
      if (opened === undefined) throw new AppError('vault.no_token');
      overwrite(opened.masterKey);
      return accountIn(opened.content, account);
    },
    async exportBackup(pin: UnlockMethod, password: string, parts: BackupParts) {
      const { content, masterKey } = await found(pin);
      overwrite(masterKey);
      // A name that is not registered yet is nothing to restore, and a password has its own paper.
      const accounts = content.accounts
        .filter(({ accountId }) => accountId !== '')
        .map(({ password: _ownPaper, ...account }) => account);
      return writeBackup({ accounts, madeAt: now(), parts }, password, rounds);
    },
    openLegacy: async (text: string, pin: string) =>
      countTry(await storage(), now(), () => openLegacyStore(text, pin)),
  };
}

function createWritings({ storage, seal, rewrite, deviceKey, now }: Safe) {
  async function put(accounts: readonly VaultAccount[], pin: UnlockMethod): Promise<VaultAccount[]> {
    const place = await storage();
    const opened = await tryWay(place, now(), pin);
    const content = merged(opened?.content ?? { accounts: [] }, accounts);
    const text =
      opened === undefined
        ? await seal(content, pin)
        : await sealWith(content, opened.envelope.slots, opened.masterKey);
    overwrite(opened?.masterKey);
    // Another tab has written meanwhile: begin again with what it wrote, so that no account is lost.
    const isWritten = await stored(place.writeEnvelope(text, opened?.revision ?? 0));
    return isWritten ? content.accounts.slice(-accounts.length) : put(accounts, pin);
  }

  return {
    put,
    remove: (account: AccountOnChain, pin: UnlockMethod) =>
      rewrite(pin, ({ content, envelope, masterKey }) => {
        const accounts = content.accounts.filter((each) => !isSame(each, account));
        return sealWith({ accounts }, envelope.slots, masterKey);
      }),
    changePin: (pin: UnlockMethod, newPin: UnlockMethod) =>
      rewrite(pin, ({ content }) => seal(content, newPin)),
    addToken: (pin: string, token: Token) =>
      rewrite(pin, async ({ content, envelope, masterKey }) => {
        const slot = await makeTokenSlot(masterKey, token, await deviceKey());
        const others = envelope.slots.filter((each) => each.kind === 'pin' || each.source !== token.source);
        return sealWith(content, [...others, slot], masterKey);
      }),
    removeToken: (pin: string, source: TokenSource) =>
      rewrite(pin, ({ content, envelope, masterKey }) => {
        const slots = envelope.slots.filter((each) => each.kind === 'pin' || each.source !== source);
        return sealWith(content, slots, masterKey);
      }),
    setWipeAfter: async (count: number) => stored((await storage()).writeWipeAfter(count)),
    wipe: async () => stored((await storage()).clear()),
  };
}

/** Makes the vault over its storage; everything runs in the signer worker. */
export function createVault(parts: VaultParts): Vault {
  const safe = createSafe(parts);
  return { ...createReads(safe), ...createWritings(safe) };
}
