import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Link } from 'wouter';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { useLargestPool } from '../../model/poolPrice.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';

/** The price in the pair's largest pool, with a link to it; nothing without one. */
export function PoolFigure({ base, quote }: { base: Asset; quote: Asset }) {
  const t = useMarketPageT();
  const pool = useLargestPool(base, quote);
  if (pool === null) return null;
  return (
    <Link className={styles.figure} href={`/pool/${pool.id}`}>
      <small>{t('head.pool', { id: pool.id })}</small>
      <span>{formatPrice(pool.price)}</span>
    </Link>
  );
}
