import { useMemo } from 'react';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { partsOfPortfolio } from '../../model/portfolioParts.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';

/** The value by part and in total: spendable, in orders, in pools, staked. */
export function Whereabouts({
  figures: { rows, book, isWaitingForPrices, total },
}: {
  figures: PortfolioFigures;
}) {
  const t = usePortfolioT();
  const parts = useMemo(() => partsOfPortfolio(rows, book), [rows, book]);
  const shown = (value: number) => {
    if (isWaitingForPrices) return <Skeleton width={72} />;
    return <EstimateText value={value} isOwn />;
  };
  return (
    <Section header={t('dashboard.parts')} isPadded>
      <Facts
        rows={[
          { label: t('dashboard.partFree'), value: shown(parts.free) },
          { label: t('common.inOrders'), value: shown(parts.orders) },
          { label: t('dashboard.partPools'), value: shown(parts.pools) },
          { label: t('common.staked'), value: shown(parts.stakes) },
          ...(parts.vesting > 0 ? [{ label: t('common.vesting'), value: shown(parts.vesting) }] : []),
          { label: t('dashboard.partTotal'), value: shown(total.value) },
        ]}
      />
    </Section>
  );
}
