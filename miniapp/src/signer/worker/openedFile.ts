import { AppError } from '@xbts/shared/errors/appError.ts';
import type { SignerHandlers } from '../protocol.ts';
import { openingOf } from './roles.ts';
import { readBackup } from './vault/backup.ts';
import type { VaultAccount } from './vault/content.ts';
import type { Vault } from './vault/vault.ts';

/** A file that was opened and waits for what is chosen of it; its keys are in the worker's memory alone. */
export interface OpenedFile {
  readonly calls: Pick<SignerHandlers, 'openBackup' | 'importBackup'>;
  /** Drops what was opened. */
  forget(): void;
  /** When it was opened, milliseconds since 1970; undefined while nothing is. */
  since(): number | undefined;
}

/** Opens files with keys, and stores of them what the user chose once they saw what is in there. */
export function createOpenedFile(vault: Vault, now: () => number): OpenedFile {
  let opened: { readonly accounts: readonly VaultAccount[]; readonly since: number } | undefined;
  return {
    calls: {
      async openBackup({ text, password }) {
        opened = undefined;
        const { accounts, madeAt, parts } = await readBackup(text, password);
        opened = { accounts, since: now() };
        return { accounts: accounts.map(openingOf), madeAt, parts };
      },
      async importBackup({ accounts: names, pin }) {
        const chosen = opened?.accounts.filter(({ name }) => names.includes(name)) ?? [];
        if (chosen.length === 0) throw new AppError('signer.nothing_to_save');
        const stored = await vault.put(chosen, pin);
        opened = undefined;
        return stored.map(openingOf);
      },
    },
    forget() {
      opened = undefined;
    },
    since: () => opened?.since,
  };
}
