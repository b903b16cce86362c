import { formatClock } from '../../../platform/i18n/dates.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useWorth, type ValuedAsset } from '../../assets/model/prices/worth.ts';
import { useSettings } from '../../settings/model/settings.ts';

/**
 * What an amount under a field is worth, an estimate, with its age where it may be out of date; 'no price' where its
 * asset has none. It is no balance: it stays to be read while balances are hidden.
 */
export function Worth({ asset, units }: { asset: ValuedAsset; units: bigint }) {
  const t = useT();
  const { value, isPending, staleSince } = useWorth(asset, units);
  const currency = useSettings((settings) => settings.currency);
  if (isPending) return <Skeleton width={64} />;
  if (value === null) return t('common.noPrice');
  const worth = `≈ ${formatFiat(value, currency)}`;
  return staleSince === null ? worth : `${worth} · ${t('common.asOf', { time: formatClock(staleSince) })}`;
}
