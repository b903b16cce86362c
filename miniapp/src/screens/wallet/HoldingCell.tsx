import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { memo } from 'react';
import { AmountText } from '../../components/AmountText.tsx';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { ChangeText } from '../../components/ChangeText.tsx';
import { Chip } from '../../components/Chip.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { ScamMark } from '../../components/ScamMark.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { type OwnedHolding, ownedUnits } from '../../data/portfolio/portfolio.ts';
import type { PortfolioRow } from '../../data/portfolio/portfolioRows.ts';
import { formThatFits } from '../../i18n/amountForm.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './HoldingCell.module.css';

/** Characters of an amount that fit beside an icon and a price at 320 px. */
const LONGEST = 14;

export interface HoldingCellProps {
  row: PortfolioRow;
  isWaitingForPrices: boolean;
  isScam: boolean;
  onOpen: (assetId: string) => void;
}

/** One asset of the wallet: what can be spent, what lies in orders and stakes, what all of it is worth. */
export const HoldingCell = memo(function HoldingCell({
  row,
  isWaitingForPrices,
  isScam,
  onOpen,
}: HoldingCellProps) {
  const { holding, estimate } = row;
  const t = useT();
  const { currency, hidesBalances } = useSettings();
  const { prefix, name } = splitSymbol(holding.symbol);
  const isWaiting = estimate.value === null && isWaitingForPrices && ownedUnits(holding) > 0n;
  const worth = hidesBalances
    ? '****'
    : `≈ ${formatFiat(estimate.value ?? 0, currency, fiatForm(estimate.value ?? 0))}`;
  const noPrice = <span className={styles.none}>{t('wallet.noPrice')}</span>;
  return (
    <ListRow
      icon={<AssetIcon symbol={holding.symbol} />}
      title={
        <>
          {name} {prefix !== '' && <Chip>{prefix}</Chip>}
          <ScamMark isScam={isScam} />
        </>
      }
      figure={isWaiting ? <Skeleton width={64} /> : estimate.value === null ? noPrice : worth}
      subtitle={<RowAmount holding={holding} units={holding.amount} />}
      subfigure={estimate.change24h === null ? undefined : <ChangeText percent={estimate.change24h} />}
      onPress={() => onOpen(holding.assetId)}
    >
      {holding.inOrders + holding.staked > 0n && <LockedAmounts holding={holding} />}
    </ListRow>
  );
});

const fiatForm = (value: number): 'exact' | 'short' => (value < 1_000_000 ? 'exact' : 'short');

function RowAmount({ holding: { precision }, units }: { holding: OwnedHolding; units: bigint }) {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const form = formThatFits(units, precision, 'exact', LONGEST);
  return <AmountText units={units} precision={precision} form={form} isHidden={isHidden} />;
}

function LockedAmounts({ holding }: { holding: OwnedHolding }) {
  const t = useT();
  const amounts = [
    [t('wallet.inOrders'), holding.inOrders],
    [t('wallet.staked'), holding.staked],
    [t('wallet.total'), ownedUnits(holding)],
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
