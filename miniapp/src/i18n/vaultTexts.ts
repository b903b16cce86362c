import { translator } from './language.ts';
import { type VaultTextKey, vaultEn } from './texts/vault/en.ts';
import { vaultRu } from './texts/vault/ru.ts';
import { vaultZh } from './texts/vault/zh.ts';
import { type MessageValues, useLanguage } from './useT.ts';

// Loaded with the screens of keys and security, not with the languages, which every start of the app loads.
const NAMESPACE = 'vault';
translator.addResourceBundle('en', NAMESPACE, vaultEn);
translator.addResourceBundle('ru', NAMESPACE, vaultRu);
translator.addResourceBundle('zh', NAMESPACE, vaultZh);

const translateVault = (key: VaultTextKey, values?: MessageValues): string =>
  translator.t(key, { ...values, ns: NAMESPACE });

/** The translating function for texts about keys and security; the component is drawn anew when the language changes. */
export function useVaultT(): typeof translateVault {
  useLanguage();
  return translateVault;
}
