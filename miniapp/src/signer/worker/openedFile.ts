import { AppError } from '@xbts/shared/errors/appError.ts';
import type { UnlockMethod } from '../protocol/protection.ts';
import type { SignerHandlers } from '../protocol.ts';
import { overwrite } from './overwrite.ts';
import { openingOf, openWithKeys } from './roles.ts';
import { readBackup } from './vault/backup.ts';
import type { VaultAccount } from './vault/content.ts';
import type { Vault } from './vault/vault.ts';
import type { WalletFile } from './walletFile/walletKeys.ts';

/** An opened file that waits for the user's selection; its keys are in the worker's memory alone. */
export interface OpenedFile {
  readonly calls: Pick<SignerHandlers, 'openBackup' | 'importBackup' | 'openWalletFile' | 'importWalletKeys'>;
  /** Drops the opened file. */
  forget(): void;
  /** The time of opening, milliseconds since 1970; undefined without an opened file. */
  since(): number | undefined;
}

interface Opened {
  readonly accounts: readonly VaultAccount[];
  /** From an older wallet's file. */
  readonly keys: WalletFile['keys'];
  readonly since: number;
}

const NO_KEYS: WalletFile['keys'] = new Map();

/** Opens files with keys, and stores the user's selection from them. */
export function createOpenedFile(vault: Vault, now: () => number, chainId: () => string): OpenedFile {
  let opened: Opened | undefined;

  function forget(): void {
    for (const key of opened?.keys.values() ?? []) overwrite(key);
    opened = undefined;
  }

  async function store(accounts: readonly VaultAccount[], pin: UnlockMethod) {
    if (accounts.length === 0) throw new AppError('signer.nothing_to_save');
    const stored = await vault.put(accounts, pin);
    forget();
    return stored.map(openingOf);
  }

  return {
    calls: {
      async openBackup({ text, password }) {
        forget();
        const { accounts, madeAt, parts } = await readBackup(text, password);
        opened = { accounts, keys: NO_KEYS, since: now() };
        return { accounts: accounts.map(openingOf), madeAt, parts };
      },
      importBackup: ({ accounts: names, pin }) =>
        store(opened?.accounts.filter(({ name }) => names.includes(name)) ?? [], pin),
      async openWalletFile({ file, password }) {
        forget();
        const { readWalletFile } = await import('./walletFile/walletFile.ts');
        const { keys, ...told } = await readWalletFile(file, password);
        opened = { accounts: [], keys, since: now() };
        return { publicKeys: [...keys.keys()], ...told };
      },
      importWalletKeys({ accounts, pin }) {
        const keys = opened?.keys ?? NO_KEYS;
        return store(
          accounts.map((account) => openWithKeys(account, 'key', keys, chainId())),
          pin,
        );
      },
    },
    forget,
    since: () => opened?.since,
  };
}
