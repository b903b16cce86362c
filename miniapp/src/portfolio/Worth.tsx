import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useWorthOf } from '../data/prices/worth.ts';
import { formatFiat } from '../i18n/numbers.ts';
import { useT } from '../i18n/useT.ts';
import { useSettings } from '../stores/settings.ts';

/** What an amount under a field is worth, an estimate; 'no price' where its asset has none. */
export function Worth({
  asset,
  units,
}: {
  asset: Pick<Asset, 'id' | 'symbol' | 'precision'>;
  units: bigint;
}) {
  const t = useT();
  const value = useWorthOf()(asset, units);
  const currency = useSettings((settings) => settings.currency);
  return value === null ? t('wallet.noPrice') : `≈ ${formatFiat(value, currency)}`;
}
