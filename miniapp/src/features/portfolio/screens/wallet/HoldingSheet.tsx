import { type ReactNode, Suspense } from 'react';
import { useT } from '../../../../platform/i18n/useT.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { CopyIconButton } from '../../../../ui/inputs/CopyButton.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { ownedUnits } from '../../../account/model/holdings.ts';
import { useSession } from '../../../account/model/session.ts';
import { useAssets } from '../../../assets/model/assets.ts';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { AssetWarnings } from '../../../scam/ui/AssetWarnings.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import type { PortfolioFigures, PortfolioRow } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { HoldingActions } from './HoldingActions.tsx';
import styles from './HoldingSheet.module.css';
import { PoolParts, usePooledUnits } from './PoolParts.tsx';
import { PricePath } from './PricePath.tsx';

const HoldingOrders = lazyPart(async () => (await import('./HoldingOrders.tsx')).HoldingOrders);

export interface HoldingSheetProps {
  row: PortfolioRow;
  figures: PortfolioFigures;
  canSend: boolean;
  onClose: () => void;
}

/** The exact figures of one asset, the source of its price, and the actions for it. */
export function HoldingSheet({ row, figures, canSend, onClose }: HoldingSheetProps) {
  const { holding } = row;
  const assets = useAssets([holding.assetId]);
  const account = useSession((session) => session.account) ?? '';
  return (
    <Sheet isOpen title={holding.symbol} heading={<SymbolText symbol={holding.symbol} />} onClose={onClose}>
      <AssetWarnings assets={[...assets.values()]} account={account} />
      <HoldingFacts row={row} figures={figures} />
      <PoolParts holding={holding} book={figures.book} />
      <PricePath holding={holding} book={figures.book} />
      {holding.inOrders > 0n && (
        <Suspense fallback={null}>
          <HoldingOrders assetId={holding.assetId} />
        </Suspense>
      )}
      <HoldingActions holding={holding} canSend={canSend} />
    </Sheet>
  );
}

function HoldingFacts({ row: { holding, estimate }, figures }: Pick<HoldingSheetProps, 'row' | 'figures'>) {
  const t = usePortfolioT();
  const hidesBalances = useSettings((settings) => settings.hidesBalances);
  const inPools = usePooledUnits(holding.assetId, figures);
  const exact = (units: bigint) => (
    <AmountText
      units={units}
      precision={holding.precision}
      symbol={holding.symbol}
      isHidden={hidesBalances}
    />
  );
  const rows: { label: string; value: ReactNode }[] = [
    { label: t('wallet.available'), value: exact(holding.amount) },
    { label: t('common.inOrders'), value: exact(holding.inOrders) },
  ];
  if (holding.staked > 0n) rows.push({ label: t('common.staked'), value: exact(holding.staked) });
  if (holding.vesting > 0n) rows.push({ label: t('common.vesting'), value: exact(holding.vesting) });
  rows.push({ label: t('common.total'), value: exact(ownedUnits(holding)) });
  if (inPools > 0n) {
    rows.push(
      { label: t('sheet.inPools'), value: exact(inPools) },
      { label: t('sheet.together'), value: exact(ownedUnits(holding) + inPools) },
    );
  }
  rows.push({ label: t('common.worth'), value: <EstimateText value={estimate.value} isOwn /> });
  if (estimate.change24h !== null)
    rows.push({ label: t('wallet.change24h'), value: <ChangeText percent={estimate.change24h} /> });
  rows.push({ label: t('common.assetId'), value: <AssetId id={holding.assetId} /> });
  return <Facts rows={rows} />;
}

function AssetId({ id }: { id: string }) {
  const t = useT();
  return (
    <span className={styles.id}>
      {id}
      <CopyIconButton text={id} label={t('common.copyAssetId')} />
    </span>
  );
}
