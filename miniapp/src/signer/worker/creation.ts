import { AppError } from '@xbts/shared/errors/appError.ts';
import { singleKeyAuthority } from '@xbts/shared/protocol/authority.ts';
import type { PublicKeys } from '@xbts/shared/protocol/roles.ts';
import type { UnlockMethod } from '../protocol/protection.ts';
import type { AccountKeys } from '../protocol/secrets.ts';
import type { SignerHandlers } from '../protocol.ts';
import { paperOf } from './heldPaper.ts';
import { createNewAccountSecret } from './newAccount.ts';
import { openAccount } from './roles.ts';
import type { VaultAccount } from './vault/content.ts';
import type { Vault } from './vault/vault.ts';

/** An account from its new password to the confirmed backup. Its keys and password lie in the vault before the name is registered. */
export interface Creation {
  readonly calls: Pick<
    SignerHandlers,
    | 'newPassword'
    | 'newKeys'
    | 'paperWallet'
    | 'checkNewPassword'
    | 'sealNewAccount'
    | 'resumeNewAccount'
    | 'heldPaper'
    | 'confirmBackup'
  >;
  /** @throws AppError signer.no_new_password */
  password(): string;
  /** Stores the account as the chain has it, in the place of what was sealed. @throws AppError signer.nothing_to_save and vault codes */
  finish(account: AccountKeys): Promise<VaultAccount>;
  /** Drops what opens the vault. */
  forgetWay(): void;
  /** Drops the password and what opens the vault. */
  forget(): void;
  /** When what opens the vault was entered; undefined while it is not held. */
  since(): number | undefined;
}

interface CreationParts {
  readonly vault: Vault;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly now: () => number;
  readonly chainId: () => string;
  readonly fromVault: (name: string, way: UnlockMethod) => Promise<VaultAccount>;
}

/** An account that is on no chain yet, as the faucet registers it: one key a role, and no id. */
const unregistered = (name: string, { owner, active, memo }: PublicKeys): AccountKeys => ({
  id: '',
  name,
  owner: singleKeyAuthority(owner),
  active: singleKeyAuthority(active),
  options: {
    memo_key: memo,
    voting_account: '1.2.5',
    num_witness: 0,
    num_committee: 0,
    votes: [],
    extensions: [],
  },
});

/** Keeps one new account at a time, and what opens the vault from the sealing to the end of the creation. */
export function createCreation({ vault, randomBytes, now, chainId, fromVault }: CreationParts): Creation {
  const secret = createNewAccountSecret(randomBytes);
  let held: { name: string; way: UnlockMethod; since: number } | undefined;

  const wayOf = (name: string): UnlockMethod => {
    if (held?.name !== name) throw new AppError('signer.nothing_to_save');
    return held.way;
  };

  async function sealNewAccount({ name, pin }: { name: string; pin: UnlockMethod | null }) {
    const way = pin ?? held?.way;
    if (way === undefined) throw new AppError('signer.nothing_to_save');
    const before = held?.name ?? name;
    const password = secret.password();
    const keys = secret.publicKeys(name);
    const account = openAccount(unregistered(name, keys), 'password', password, chainId());
    await vault.put([{ ...account, password }], way);
    held = { name, way, since: now() };
    // A name that was refused has no account: its keys open nothing.
    if (before !== name) await vault.remove({ name: before, chainId: chainId() }, way);
    return keys;
  }

  return {
    calls: {
      newPassword: () => ({ password: secret.make() }),
      newKeys: secret.publicKeys,
      paperWallet: secret.paperWallet,
      checkNewPassword: secret.holds,
      sealNewAccount,
      async resumeNewAccount({ name, pin }) {
        const { password } = await fromVault(name, pin);
        if (password === undefined) throw new AppError('signer.no_new_password');
        secret.keep(password);
        held = { name, way: pin, since: now() };
        return secret.publicKeys(name);
      },
      async heldPaper({ account, pin, secret: typed }) {
        const kept = await fromVault(account.name, pin);
        if (kept.password !== undefined) {
          secret.keep(kept.password);
          held = { name: account.name, way: pin, since: now() };
        }
        return paperOf(account, kept, typed === '' ? (kept.password ?? '') : typed);
      },
      async confirmBackup({ account, parts }) {
        const way = wayOf(account);
        if (!secret.holds(parts)) return false;
        const { password: _confirmed, ...kept } = await fromVault(account, way);
        // The user who logged in by one key alone has typed the password back by now.
        await vault.put([{ ...kept, kind: 'password' }], way);
        secret.forget();
        held = undefined;
        return true;
      },
    },
    password: secret.password,
    async finish(account) {
      const way = wayOf(account.name);
      const password = secret.password();
      const opened = openAccount(account, 'password', password, chainId());
      const [stored] = await vault.put([{ ...opened, password }], way);
      secret.forget();
      held = undefined;
      return stored ?? opened;
    },
    forgetWay() {
      held = undefined;
    },
    forget() {
      secret.forget();
      held = undefined;
    },
    since: () => held?.since,
  };
}
