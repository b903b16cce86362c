import { memo } from 'react';
import { formThatFits } from '../../../../platform/i18n/amountForm.ts';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { SymbolText } from '../../../../ui/display/SymbolText.tsx';
import { ListRow } from '../../../../ui/lists/ListRow.tsx';
import { type OwnedHolding, ownedUnits } from '../../../account/model/holdings.ts';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { EstimateText } from '../../../assets/ui/EstimateText.tsx';
import { useArrival } from '../../../notices/model/arrivals.ts';
import { ScamMark } from '../../../scam/ui/ScamMark.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import type { PortfolioRow } from '../../model/portfolioRows.ts';
import { useWalletT } from '../../texts/walletTexts.ts';
import styles from './HoldingCell.module.css';

/** Maximum characters of an amount beside an icon and a price at 320 px. */
const LONGEST = 14;

export interface HoldingCellProps {
  row: PortfolioRow;
  isWaitingForPrices: boolean;
  isScam: boolean;
  onOpen: (assetId: string) => void;
}

/** One asset of the wallet: spendable units, units in orders and stakes, and the value of all. */
export const HoldingCell = memo(function HoldingCell({
  row,
  isWaitingForPrices,
  isScam,
  onOpen,
}: HoldingCellProps) {
  const { holding, estimate } = row;
  const { value } = estimate;
  const isWaiting = value === null && isWaitingForPrices && ownedUnits(holding) > 0n;
  const isFresh = useArrival(holding.assetId);
  return (
    <ListRow
      isFresh={isFresh}
      icon={<AssetIcon symbol={holding.symbol} />}
      title={
        <>
          <SymbolText symbol={holding.symbol} /> <ScamMark isScam={isScam} />
        </>
      }
      figure={
        isWaiting ? (
          <Skeleton width={64} />
        ) : (
          <span className={value === null ? styles.none : undefined}>
            <EstimateText value={value} isOwn />
          </span>
        )
      }
      subtitle={<RowAmount holding={holding} units={holding.amount} />}
      subfigure={estimate.change24h === null ? undefined : <ChangeText percent={estimate.change24h} />}
      onPress={() => onOpen(holding.assetId)}
    >
      {ownedUnits(holding) > holding.amount && <LockedAmounts holding={holding} />}
    </ListRow>
  );
});

function RowAmount({ holding: { precision }, units }: { holding: OwnedHolding; units: bigint }) {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const form = formThatFits(units, precision, 'exact', LONGEST);
  return <AmountText units={units} precision={precision} form={form} isHidden={isHidden} />;
}

function LockedAmounts({ holding }: { holding: OwnedHolding }) {
  const t = useWalletT();
  const amounts = [
    [t('common.inOrders'), holding.inOrders],
    [t('common.staked'), holding.staked],
    [t('common.vesting'), holding.vesting],
    [t('common.total'), ownedUnits(holding)],
  ] as const;
  return (
    <span className={styles.locked}>
      {amounts.map(
        ([label, units]) =>
          units > 0n && (
            <span key={label}>
              {label} <RowAmount holding={holding} units={units} />
            </span>
          ),
      )}
    </span>
  );
}
