import { useMemo } from 'react';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import type { OwnedHolding } from '../../../account/model/holdings.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import type { PriceBook } from '../../../assets/model/prices/priceBook.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { pooledUnits } from '../../model/portfolioParts.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './HoldingSheet.module.css';

/** Units of an asset behind the account's pool shares. */
export function usePooledUnits(assetId: string, { rows, book }: PortfolioFigures): bigint {
  return useMemo(
    () => (book === null ? 0n : (pooledUnits(rows, book).get(assetId) ?? 0n)),
    [rows, book, assetId],
  );
}

/** For pool shares: the amounts of their two assets. */
export function PoolParts({ holding, book }: { holding: OwnedHolding; book: PriceBook | null }) {
  const t = usePortfolioT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const parts = book?.partsOf(holding.assetId, holding.total) ?? null;
  const ids = parts === null ? [] : [parts.pool.assetA, parts.pool.assetB];
  const assets = useAssets(ids);
  if (parts === null || assets.size < 2) return null;
  const rows = ids.map((id, index) => {
    const asset = assets.get(id);
    const units = index === 0 ? parts.a : parts.b;
    return {
      label: asset?.symbol ?? id,
      value: <AmountText units={units} precision={asset?.precision ?? 0} isHidden={isHidden} />,
    };
  });
  return (
    <>
      <h3 className={styles.heading}>
        {t('sheet.shareOf')} ({parts.pool.id})
      </h3>
      <Facts rows={rows} />
    </>
  );
}
