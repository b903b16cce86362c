import { memo, type ReactNode } from 'react';
import { AmountText } from '../../../../ui/display/AmountText.tsx';
import { ChangeText } from '../../../../ui/display/ChangeText.tsx';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
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

export interface HoldingCellProps {
  row: PortfolioRow;
  isWaitingForPrices: boolean;
  isScam: boolean;
  onOpen: (assetId: string) => void;
}

/** One asset of the wallet: its units, a lock where some of them are not spendable, and the value of all. */
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
      title={<SymbolText symbol={holding.symbol} />}
      mark={<ScamMark isScam={isScam} />}
      figure={
        isWaiting ? (
          <Skeleton width={64} />
        ) : (
          <span className={value === null ? styles.none : undefined}>
            <EstimateText value={value} isOwn />
          </span>
        )
      }
      subtitle={<OwnedAmount holding={holding} />}
      isSubtitleWhole
      subfigure={estimate.change24h === null ? undefined : <ChangeText percent={estimate.change24h} />}
      onPress={() => onOpen(holding.assetId)}
    />
  );
});

/** All units; a lock beside them says which are in orders, stakes and other vesting balances. */
function OwnedAmount({ holding }: { holding: OwnedHolding }) {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const amountOf = (units: bigint) => (
    <AmountText units={units} precision={holding.precision} form="plain" isHidden={isHidden} />
  );
  const all = ownedUnits(holding);
  return (
    <>
      {amountOf(all)}
      {all > holding.amount && <LockedAmounts holding={holding} amountOf={amountOf} />}
    </>
  );
}

interface LockedAmountsProps {
  holding: OwnedHolding;
  amountOf: (units: bigint) => ReactNode;
}

function LockedAmounts({ holding, amountOf }: LockedAmountsProps) {
  const t = useWalletT();
  const amounts = [
    [t('common.inOrders'), holding.inOrders],
    [t('common.staked'), holding.staked],
    [t('common.vesting'), holding.vesting],
  ] as const;
  return (
    <span className={styles.locked}>
      <Icon name="lock" size={14} />
      {amounts.map(
        ([label, units]) =>
          units > 0n && (
            <span key={label} className="visually-hidden">
              {label} {amountOf(units)}
            </span>
          ),
      )}
    </span>
  );
}
