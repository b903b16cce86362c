import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import type { UnlockMethod } from '../protocol/protection.ts';
import type { AccountKeys, Opening, SecretKind } from '../protocol/secrets.ts';
import type {
  LockReason,
  ParamsOf,
  SignerCall,
  SignerHandlers,
  SignerRequest,
  SignerStatus,
} from '../protocol.ts';
import { createAutoLock } from './autoLock.ts';
import { cluesOf } from './clues.ts';
import { createHeldKeys } from './createHeldKeys.ts';
import { createCreation } from './creation.ts';
import { guardCalls } from './guardCalls.ts';
import { createKeyring, type Keyring } from './keyring.ts';
import { createOpenedFile } from './openedFile.ts';
import { overwrite } from './overwrite.ts';
import { type PasswordChange, preparePasswordChange } from './passwordChange.ts';
import { readMemos } from './readMemos.ts';
import { openAccount, openingOf, publicKeysOf } from './roles.ts';
import { type SigningParts, signRequest } from './signing.ts';
import { signChallenge } from './subscriptionProof.ts';
import type { VaultAccount } from './vault/content.ts';
import type { Vault } from './vault/vault.ts';

/** What the handler of requests works with. */
export interface HandlerParts extends SigningParts {
  readonly vault: Vault;
  readonly clock: Clock;
  /** Told when the keys were dropped. */
  readonly onLocked: (reason: LockReason) => void;
}

/** The signer's side of the talk with the page, free of any worker so that tests call it directly. */
export interface SignerHandler {
  handle(request: SignerRequest): Promise<unknown>;
  /** Drops the keys; quiet when there are none. */
  lock(reason: LockReason): void;
}

/** Keeps the state of the worker: the chain id, a login that awaits its PIN, and the unlocked account's keys. */
export function createSignerHandler(parts: HandlerParts): SignerHandler {
  const { vault, clock } = parts;
  let chain: string | undefined;
  let candidate: { account: VaultAccount; since: number } | undefined;
  let keyring: Keyring | undefined;
  let change: (PasswordChange & { since: number }) | undefined;
  let locks = 0;

  const creation = createCreation({
    vault,
    randomBytes: parts.randomBytes,
    now: clock.now,
    chainId: () => chainId(),
    fromVault,
  });
  const openedFile = createOpenedFile(vault, clock.now, () => chainId());
  const held = createHeldKeys(clock.now, fromVault);
  const autoLock = createAutoLock(clock, () => lock('idle'));

  /** Keys that were asked for one signature outlast a change of account: whoever pays for it may be another one. */
  function lock(reason: LockReason, isSwitch = false): void {
    locks += 1;
    candidate = undefined;
    forgetChange();
    openedFile.forget();
    creation.forgetWay();
    if (!isSwitch) held.forget();
    autoLock.stop();
    if (keyring === undefined) return;
    keyring.forget();
    keyring = undefined;
    parts.onLocked(reason);
  }

  function forgetChange(): void {
    for (const key of change?.signingKeys ?? []) overwrite(key);
    change = undefined;
  }

  const chainId = (): string => {
    if (chain === undefined) throw new AppError('signer.not_configured');
    return chain;
  };

  const unlocked = (): Keyring => {
    if (keyring === undefined) throw new AppError('signer.locked');
    return keyring;
  };

  function hold(account: VaultAccount): Opening {
    keyring?.forget();
    keyring = createKeyring(account);
    candidate = undefined;
    autoLock.start();
    return openingOf(account);
  }

  /** Opens an account, the one in use before it locked first, also where that fails (design.md decision 6). */
  async function unlock(name: string, open: () => Promise<VaultAccount>): Promise<Opening> {
    if (keyring !== undefined && keyring.account.name !== name) lock('user', true);
    const before = locks;
    const account = await open();
    // Another tab may have locked while the PIN was tried: its lock counts from that moment.
    if (locks !== before) throw new AppError('signer.locked');
    return hold(account);
  }

  async function status(): Promise<SignerStatus> {
    const { exists, waitSeconds } = await vault.status();
    return { hasVault: exists, waitSeconds, unlocked: keyring ? openingOf(keyring.account) : null };
  }

  function rolesOf(params: { account: AccountKeys; kind: SecretKind; secret: string }): Opening {
    const account = openAccount(params.account, params.kind, params.secret, chainId());
    candidate = { account, since: clock.now() };
    return openingOf(account);
  }

  async function setup(name: string, pin: UnlockMethod): Promise<Opening> {
    const account = candidate?.account ?? change?.next;
    if (account === undefined || account.name !== name) throw new AppError('signer.nothing_to_save');
    const opening = await store(account, pin);
    forgetChange();
    return opening;
  }

  /** An account's keys by what opens the vault; nothing of them is kept here. */
  function fromVault(name: string, way: UnlockMethod): Promise<VaultAccount> {
    const place = { name, chainId: chainId() };
    return typeof way === 'string' ? vault.open(place, way) : vault.openByToken(place, way);
  }

  async function store(account: VaultAccount, pin: UnlockMethod): Promise<Opening> {
    const [kept] = await vault.put([account], pin);
    return hold(kept ?? account);
  }

  /** The owner's keys wait for the signature, and the account with its new keys for its PIN, as after a login. */
  function preparePassword(account: AccountKeys, secret: string): PublicKeys {
    forgetChange();
    const prepared = preparePasswordChange(account, secret, creation.password(), chainId());
    change = { ...prepared, since: clock.now() };
    return prepared.keys;
  }

  async function moveLegacyAccount(params: ParamsOf<'moveLegacyAccount'>): Promise<Opening> {
    const secret = await vault.openLegacy(params.text, params.legacyPin);
    const account = openAccount(params.account, params.kind, secret, chainId());
    return store(account, params.pin);
  }

  /** Keys that were asked for one signature make one and no other. */
  async function reviewAndSign(request: ParamsOf<'reviewAndSign'>) {
    const waiting = { held: held.keys(), ...(change === undefined ? {} : { change }) };
    const answer = await signRequest(parts, unlocked(), chainId(), request, waiting);
    held.forget();
    return answer;
  }

  /** Too many wrong PINs have removed everything: the page hears of it as of any wipe. */
  function onError(error: unknown): never {
    if (hasCode(error, 'vault.wiped')) {
      if (keyring === undefined) parts.onLocked('wiped');
      else lock('wiped');
    }
    throw error;
  }

  const handlers: SignerHandlers = {
    configure(params) {
      // Set once: a page that came to speak of another chain meanwhile must be reloaded.
      chain ??= params.chainId;
      if (chain !== params.chainId) throw new AppError('signer.wrong_chain');
      if (params.autoLockMs !== undefined) autoLock.setLength(params.autoLockMs);
      return status();
    },
    status,
    rolesOf,
    publicKeyOfWif: (wif) => publicKeysOf('', 'key', wif)[0] ?? '',
    explainSecret: cluesOf,
    openNewAccount: async (account) => hold(await creation.finish(account)),
    setup: ({ account, pin }) => setup(account, pin),
    discard() {
      candidate = undefined;
      creation.forget();
      openedFile.forget();
      held.forget();
      forgetChange();
      return null;
    },
    unlock: ({ account: name, pin }) => unlock(name, () => vault.open({ name, chainId: chainId() }, pin)),
    unlockByToken: ({ account: name, source, token }) =>
      unlock(name, () => vault.openByToken({ name, chainId: chainId() }, { source, token })),
    lock() {
      lock('user');
      return null;
    },
    touch({ autoLockMs }) {
      if (autoLockMs !== undefined) autoLock.setLength(autoLockMs);
      return null;
    },
    async wipe() {
      // A login that awaits its PIN stays: wiping is how one who forgot the PIN gets to choose a new one.
      const awaiting = candidate;
      await vault.wipe();
      lock('wiped');
      candidate = awaiting;
      return null;
    },
    async removeAccount({ account, pin }) {
      await vault.remove({ name: account, chainId: chainId() }, pin);
      if (keyring?.account.name === account) lock('user');
      return null;
    },
    moveLegacyAccount,
    preparePassword: ({ account, secret }) => preparePassword(account, secret),
    ...creation.calls,
    ...guardCalls(vault),
    ...openedFile.calls,
    ...held.calls,
    reviewAndSign,
    signChallenge: (challenge) => signChallenge(unlocked(), chainId(), challenge),
    decryptMemos: (memos) => readMemos(memos, unlocked()),
  };

  function dispatch<Call extends SignerCall>(call: Call, params: ParamsOf<Call>) {
    const run = handlers[call];
    return run(params);
  }

  return {
    lock,
    async handle(request) {
      if (candidate !== undefined && autoLock.isOver(candidate.since)) candidate = undefined;
      if (change !== undefined && autoLock.isOver(change.since)) forgetChange();
      const isOver = (since: number | undefined) => since !== undefined && autoLock.isOver(since);
      for (const kept of [openedFile, held]) if (isOver(kept.since())) kept.forget();
      if (isOver(creation.since())) creation.forgetWay();
      autoLock.use();
      try {
        return await dispatch(request.call, request.params);
      } catch (error) {
        return onError(error);
      }
    },
  };
}
