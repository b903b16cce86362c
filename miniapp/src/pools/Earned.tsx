import type { PoolWithShares } from '@xbts/shared/amm/poolState.ts';
import { AmountText } from '../components/AmountText.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { useAssets } from '../data/assets/assets.ts';
import { earnedOf, usePutIn } from '../data/pools/poolPosition.ts';
import { sidePrices, usePoolPriceBook } from '../data/pools/poolPrices.ts';
import { fiatCodes } from '../data/prices/fiatCodes.ts';
import { formatFiat } from '../i18n/numbers.ts';
import { usePoolT } from '../i18n/poolTexts.ts';
import { useSettings } from '../stores/settings.ts';
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
    prices === null ? t('liquidity.noPrice') : `≈\u00a0${formatFiat(earned.inB * prices.b, currency)}`;
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
