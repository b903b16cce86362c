import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { Link } from 'wouter';
import { coinPrice, formatPrice } from '../../../../platform/i18n/prices.ts';
import { PriceText } from '../../../../ui/display/PriceText.tsx';
import { useUnitPrices } from '../../../assets/model/prices/usePriceBook.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useLargestPool } from '../../model/poolPrice.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './MarketHead.module.css';

/** The price in the pair's largest pool, with a link to it; nothing without one. */
export function PoolFigure({ market: { base, quote } }: { market: MarketAssets }) {
  const t = useMarketPageT();
  const pool = useLargestPool(base, quote);
  if (pool === null) return null;
  return (
    <Link className={styles.figure} href={`/pool/${pool.id}`}>
      <small>{t('head.pool')}</small>
      <span>
        <PriceText text={formatPrice(pool.price)} />
      </span>
    </Link>
  );
}

/** A price in whole units of an asset, in the user's currency; nothing without a price of it. */
export function Worth({ asset, wholes }: { asset: Asset; wholes: number }) {
  const unitPrice = useUnitPrices();
  const currency = useSettings((settings) => settings.currency);
  const price = unitPrice(asset.id);
  if (price === null) return null;
  return (
    <>
      ≈ <PriceText text={coinPrice(wholes * price * 10 ** asset.precision, currency)} />
    </>
  );
}
