import { AmountText } from '../../components/AmountText.tsx';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { ChangeText } from '../../components/ChangeText.tsx';
import { Chip } from '../../components/Chip.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { splitSymbol } from '../../components/splitSymbol.ts';
import type { Holding } from '../../data/portfolio.ts';
import { formThatFits } from '../../i18n/amountForm.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './HoldingCell.module.css';
import type { WalletRow } from './useWallet.ts';

/** Characters of an amount that fit beside an icon and a price at 320 px. */
const LONGEST = 14;

export interface HoldingCellProps {
  row: WalletRow;
  isWaitingForPrices: boolean;
  onPress: () => void;
}

/** One asset of the wallet: what can be spent, what lies in orders, what it is worth. */
export function HoldingCell({ row: { holding, estimate }, isWaitingForPrices, onPress }: HoldingCellProps) {
  const t = useT();
  const { currency, hidesBalances } = useSettings();
  const { prefix, name } = splitSymbol(holding.symbol);
  const isWaiting = estimate.value === null && isWaitingForPrices;
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
        </>
      }
      figure={isWaiting ? <Skeleton width={64} /> : estimate.value === null ? noPrice : worth}
      subtitle={<RowAmount holding={holding} units={holding.amount} />}
      subfigure={estimate.change24h === null ? undefined : <ChangeText percent={estimate.change24h} />}
      onPress={onPress}
    >
      {holding.inOrders > 0n && <LockedAmounts holding={holding} />}
    </ListRow>
  );
}

const fiatForm = (value: number): 'exact' | 'short' => (value < 1_000_000 ? 'exact' : 'short');

function RowAmount({ holding: { precision }, units }: { holding: Holding; units: bigint }) {
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const form = formThatFits(units, precision, 'exact', LONGEST);
  return <AmountText units={units} precision={precision} form={form} isHidden={isHidden} />;
}

function LockedAmounts({ holding }: { holding: Holding }) {
  const t = useT();
  return (
    <span className={styles.locked}>
      <span>
        {t('wallet.inOrders')} <RowAmount holding={holding} units={holding.inOrders} />
      </span>
      <span>
        {t('wallet.total')} <RowAmount holding={holding} units={holding.total} />
      </span>
    </span>
  );
}
