import { formatClock } from '../../../../platform/i18n/dates.ts';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import type { OwnedHolding } from '../../../accounts/model/holdings.ts';
import { useAssetPrice } from '../../../assets/model/prices/useAssetPrice.ts';
import { PriceSource } from '../../../assets/ui/PriceSource.tsx';
import { useWalletT } from '../../texts/walletTexts.ts';
import styles from './HoldingSheet.module.css';

/** How the price of an asset was found, and when; nothing for shares of a pool, whose parts are told instead. */
export function PricePath({ holding }: { holding: OwnedHolding }) {
  const t = useT();
  const tw = useWalletT();
  const { assetId: id, symbol, precision, total } = holding;
  const { price, parts, isPending, readAt } = useAssetPrice({ id, symbol, precision }, total);
  if (parts !== null) return null;
  return (
    <div className={styles.path}>
      <h3 className={styles.heading}>{tw('path.title')}</h3>
      {isPending ? <Skeleton width="100%" /> : <PriceSource symbol={symbol} price={price} />}
      {readAt > 0 && <p>{t('common.asOf', { time: formatClock(readAt) })}</p>}
    </div>
  );
}
