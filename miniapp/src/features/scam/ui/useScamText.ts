import { formatDateTime, formatDay } from '../../../platform/i18n/dates.ts';
import { useScamAccounts } from '../model/scamLists.ts';
import { useScamT } from '../texts/scamTexts.ts';

/** The scam list of an account and its age, in words; null for an account on none. */
export function useScamText(): (account: string) => string | null {
  const t = useScamT();
  const { listing } = useScamAccounts();
  return (account) => {
    const found = listing(account);
    if (found === null) return null;
    const { list, at } = found;
    return list === 'operator'
      ? t('scam.byOperator', { account, time: at === null ? '—' : formatDateTime(at) })
      : t('scam.byPublic', { account, date: at === null ? '—' : formatDay(at) });
  };
}
