import { useMemo } from 'react';
import { Facts } from '../../components/Facts.tsx';
import { Section } from '../../components/Section.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { partsOfPortfolio } from '../../data/portfolio/portfolioParts.ts';
import type { PortfolioFigures } from '../../data/portfolio/portfolioRows.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useWalletT } from '../../i18n/walletTexts.ts';
import { useSettings } from '../../stores/settings.ts';

/** The value apart and together: spendable, in orders, in pools, staked. */
export function Whereabouts({
  figures: { rows, valuer, isWaitingForPrices, total },
}: {
  figures: PortfolioFigures;
}) {
  const t = useWalletT();
  const { currency, hidesBalances } = useSettings();
  const parts = useMemo(() => partsOfPortfolio(rows, valuer), [rows, valuer]);
  const shown = (value: number) => {
    if (isWaitingForPrices) return <Skeleton width={72} />;
    return hidesBalances ? '****' : `≈ ${formatFiat(value, currency, value < 1e9 ? 'exact' : 'short')}`;
  };
  return (
    <Section header={t('dashboard.parts')} isPadded>
      <Facts
        rows={[
          { label: t('dashboard.partFree'), value: shown(parts.free) },
          { label: t('dashboard.partOrders'), value: shown(parts.orders) },
          { label: t('dashboard.partPools'), value: shown(parts.pools) },
          { label: t('dashboard.partStakes'), value: shown(parts.stakes) },
          { label: t('dashboard.partTotal'), value: shown(total.value) },
        ]}
      />
    </Section>
  );
}
