import { translator } from './language.ts';
import { type AccountTextKey, accountsEn } from './texts/accounts/en.ts';
import { accountsRu } from './texts/accounts/ru.ts';
import { accountsZh } from './texts/accounts/zh.ts';
import { type MessageValues, useLanguage } from './useT.ts';

// Loaded with the screens of accounts and keys, not with the languages, which every start of the app loads.
const NAMESPACE = 'accounts';
translator.addResourceBundle('en', NAMESPACE, accountsEn);
translator.addResourceBundle('ru', NAMESPACE, accountsRu);
translator.addResourceBundle('zh', NAMESPACE, accountsZh);

export type TranslateAccount = (key: AccountTextKey, values?: MessageValues) => string;

const translateAccount: TranslateAccount = (key, values) => translator.t(key, { ...values, ns: NAMESPACE });

/** The translating function for texts about accounts and keys; the component is drawn anew when the language changes. */
export function useAccountT(): TranslateAccount {
  useLanguage();
  return translateAccount;
}
