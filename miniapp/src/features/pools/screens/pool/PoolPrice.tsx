import { isInitialised } from '@xbts/shared/amm/poolState.ts';
import { Link } from 'wouter';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { PairIcon } from '../../../assets/ui/PairIcon.tsx';
import { marketPath } from '../../../market/model/marketPair.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { usePoolT } from '../../texts/poolTexts.ts';
import { priceOfA } from '../../ui/poolView.ts';
import styles from './Pool.module.css';

/** The pool's price in both directions, by its balances. */
export function PoolPrice({ known }: { known: PoolInFull }) {
  const t = usePoolT();
  const { pool, assetA, assetB } = known;
  const price = priceOfA({ a: pool.balanceA, b: pool.balanceB }, known);
  const line = (one: string, value: number, other: string) =>
    t('pool.onePays', { one, price: formatPrice(value), other });
  return (
    <div className={styles.price}>
      <PairIcon first={assetA.symbol} second={assetB.symbol} />
      {isInitialised(pool) ? (
        <div>
          <p>{line(assetA.symbol, price, assetB.symbol)}</p>
          <p>{line(assetB.symbol, 1 / price, assetA.symbol)}</p>
          <Link
            className={styles.withButton}
            href={marketPath({ quote: assetA.symbol, base: assetB.symbol })}
          >
            {t('pool.orderBook')}
          </Link>
        </div>
      ) : (
        <div>
          <p>{t('pool.isEmpty')}</p>
          <p>{t('pool.emptyHint')}</p>
        </div>
      )}
    </div>
  );
}
