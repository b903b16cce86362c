import type { SignerHandlers } from '../protocol.ts';
import type { Vault } from './vault/vault.ts';

/** The calls that concern the vault as a whole and leave the unlocked keys alone. */
export function guardCalls(
  vault: Vault,
): Pick<
  SignerHandlers,
  'protection' | 'changePin' | 'addToken' | 'removeToken' | 'setWipeAfter' | 'exportBackup'
> {
  return {
    protection: () => vault.protection(),
    async changePin({ pin, newPin }) {
      await vault.changePin(pin, newPin);
      return null;
    },
    async addToken({ pin, ...token }) {
      await vault.addToken(pin, token);
      return vault.protection();
    },
    async removeToken({ pin, source }) {
      await vault.removeToken(pin, source);
      return vault.protection();
    },
    async setWipeAfter(count) {
      await vault.setWipeAfter(count);
      return vault.protection();
    },
    exportBackup: ({ pin, password, parts }) => vault.exportBackup(pin, password, parts),
  };
}
