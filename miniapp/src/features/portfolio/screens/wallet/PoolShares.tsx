import { useLocation } from 'wouter';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useAssets } from '../../../assets/model/assets.ts';
import { useScamAssets } from '../../../scam/model/scamLists.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { rowsOf } from '../../model/walletTabs.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { HoldingCell } from './HoldingCell.tsx';

export interface PoolSharesProps {
  figures: PortfolioFigures;
  onOpen: (assetId: string) => void;
}

/** The shares of pools, named by their two assets. */
export function PoolShares({ figures, onOpen }: PoolSharesProps) {
  const scam = useScamAssets();
  const shares = rowsOf(figures.rows, 'pools').filter(({ holding }) => holding.total > 0n);
  const pools = new Map(
    shares.map(({ holding: { assetId } }) => [assetId, figures.book?.partsOf(assetId, 1n)?.pool]),
  );
  const assets = useAssets([
    ...new Set([...pools.values()].flatMap((pool) => (pool === undefined ? [] : [pool.assetA, pool.assetB]))),
  ]);
  const pairOf = (shareId: string) => {
    const pool = pools.get(shareId);
    const [a, b] = [assets.get(pool?.assetA ?? ''), assets.get(pool?.assetB ?? '')];
    return a === undefined || b === undefined ? undefined : ([a.symbol, b.symbol] as const);
  };
  if (shares.length === 0) return <NoShares />;
  return (
    <Section>
      {shares.map((row) => (
        <HoldingCell
          key={row.holding.assetId}
          row={row}
          pair={pairOf(row.holding.assetId)}
          isWaitingForPrices={figures.isWaitingForPrices}
          isScam={scam.has(row.holding.symbol)}
          onOpen={onOpen}
        />
      ))}
    </Section>
  );
}

function NoShares() {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="pools"
      title={t('tabs.noPools')}
      action={<Button onPress={() => navigate('/pools')}>{t('tabs.toPools')}</Button>}
    />
  );
}
