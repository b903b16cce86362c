import { formatClock } from '../../../platform/i18n/dates.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useAssetPrice, type ValuedAsset } from '../model/prices/useAssetPrice.ts';
import { EstimateText } from './EstimateText.tsx';

/**
 * What an amount under a field is worth, an estimate, with its age where it may be out of date; 'no price' where its
 * asset has none. It is no balance: it stays to be read while balances are hidden.
 */
export function Worth({ asset, units }: { asset: ValuedAsset; units: bigint }) {
  const t = useT();
  const { value, isPending, staleSince } = useAssetPrice(asset, units);
  if (isPending) return <Skeleton width={64} />;
  return (
    <>
      <EstimateText value={value} />
      {staleSince !== null && ` · ${t('common.asOf', { time: formatClock(staleSince) })}`}
    </>
  );
}
