import type { PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import { formatFiat } from '../../../platform/i18n/numbers.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { useAssets } from '../../assets/model/assets.ts';
import { fiatCodes } from '../../assets/model/prices/fiatCodes.ts';
import { useSettings } from '../../settings/model/settings.ts';
import { earnedOf, usePutIn } from '../model/poolPosition.ts';
import { sidePrices, usePoolPriceBook } from '../model/poolPrices.ts';
import { usePoolT } from '../texts/poolTexts.ts';
import styles from './Earned.module.css';

export interface EarnedProps {
  pool: PoolWithShares;
  /** Shares that the account holds. */
  held: bigint;
  account: string;
}

/** What an account's shares earned against holding what was put in, in the second asset and in the chosen currency. */
export function Earned({ pool, held, account }: EarnedProps) {
  const t = usePoolT();
  const { currency, hidesBalances } = useSettings();
  const book = usePoolPriceBook();
  const putIn = usePutIn(account, pool, held);
  const assetB = useAssets([pool.assetB]).get(pool.assetB);
  const earned = putIn.data === undefined ? null : earnedOf(pool, held, putIn.data);
  const isUnknown = putIn.error !== null || (putIn.data !== undefined && earned === null);
  const prices = sidePrices(pool, (assetId) => book(assetId, fiatCodes[currency])?.perUnit ?? null);
  if (isUnknown) return <span className={styles.earned}>{t('mine.unknownEarned')}</span>;
  if (earned === null || assetB === undefined) {
    return (
      <span className={styles.earned}>
        <Skeleton />
      </span>
    );
  }
  const fiat =
    prices === null ? t('common.noPrice') : `≈\u00a0${formatFiat(earned.inB * prices.b, currency)}`;
  return (
    <span className={styles.earned}>
      ≈{' '}
      <AmountText
        units={BigInt(Math.round(earned.inB))}
        precision={assetB.precision}
        symbol={assetB.symbol}
        form="plain"
        isSigned
        isHidden={hidesBalances}
      />
      <span className={styles.sub}>{hidesBalances ? '****' : fiat}</span>
    </span>
  );
}
