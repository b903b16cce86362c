import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { useSettings } from '../../settings/model/settings.ts';

/** What one owns is worth, in a column: without the mark of an estimate, to the cent, and hidden with the balances. */
export function WorthText({ value }: { value: number | null }) {
  const t = useT();
  const { currency, hidesBalances } = useSettings();
  if (value === null) return <>{t('common.noPrice')}</>;
  return <>{hidesBalances ? '****' : formatFiat(value, currency, 'exact')}</>;
}
