import type { SignerCalls } from '../protocol.ts';
import { openingOf } from './roles.ts';
import type { Vault } from './vault/vault.ts';

/** The calls that concern the vault as a whole and leave the unlocked keys alone. */
export function guardCalls(vault: Vault) {
  return {
    protection: () => vault.protection(),
    async changePin({ pin, newPin }: SignerCalls['changePin']['params']) {
      await vault.changePin(pin, newPin);
      return null;
    },
    async addToken({ pin, ...token }: SignerCalls['addToken']['params']) {
      await vault.addToken(pin, token);
      return vault.protection();
    },
    async removeToken({ pin, source }: SignerCalls['removeToken']['params']) {
      await vault.removeToken(pin, source);
      return vault.protection();
    },
    async setWipeAfter({ count }: SignerCalls['setWipeAfter']['params']) {
      await vault.setWipeAfter(count);
      return vault.protection();
    },
    exportBackup: ({ pin, password }: SignerCalls['exportBackup']['params']) =>
      vault.exportBackup(pin, password),
    async importBackup({ text, password, pin }: SignerCalls['importBackup']['params']) {
      return (await vault.importBackup(text, password, pin)).map(openingOf);
    },
  };
}
