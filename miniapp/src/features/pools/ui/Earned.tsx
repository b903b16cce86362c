import type { PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useAssets } from '../../assets/model/assets.ts';
import { useUnitPrices } from '../../assets/model/prices/usePriceBook.ts';
import { ABOUT, EstimateText } from '../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { earnedOf, usePutIn } from '../model/poolPosition.ts';
import { sidePrices } from '../model/poolPrices.ts';
import { usePoolT } from '../texts/poolTexts.ts';
import styles from './Earned.module.css';

export interface EarnedProps {
  pool: PoolWithShares;
  /** Shares that the account holds. */
  held: bigint;
  account: string;
}

/**
 * The earnings of an account's shares compared with holding the deposits, in the second asset and in the chosen
 * currency.
 */
export function Earned({ pool, held, account }: EarnedProps) {
  const t = usePoolT();
  const hidesBalances = useSettings((settings) => settings.hidesBalances);
  const priceOf = useUnitPrices();
  const putIn = usePutIn(account, pool, held);
  const assetB = useAssets([pool.assetB]).get(pool.assetB);
  const earned = putIn.data === undefined ? null : earnedOf(pool, held, putIn.data);
  const isUnknown = putIn.error !== null || (putIn.data !== undefined && earned === null);
  const prices = sidePrices(pool, priceOf);
  if (isUnknown) return <span className={styles.earned}>{t('mine.unknownEarned')}</span>;
  if (earned === null || assetB === undefined) {
    return (
      <span className={styles.earned}>
        <Skeleton />
      </span>
    );
  }
  return (
    <span className={styles.earned}>
      {ABOUT}
      {'\u00a0'}
      <AmountText
        units={BigInt(Math.round(earned.inB))}
        precision={assetB.precision}
        symbol={assetB.symbol}
        form="plain"
        isSigned
        isHidden={hidesBalances}
      />
      <span className={styles.sub}>
        <EstimateText value={prices === null ? null : earned.inB * prices.b} isOwn />
      </span>
    </span>
  );
}
