import { AmountText } from '../../components/AmountText.tsx';
import { AssetIcon } from '../../components/AssetIcon.tsx';
import { Cell } from '../../components/Cell.tsx';
import { ChangeText } from '../../components/ChangeText.tsx';
import { Chip } from '../../components/Chip.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { splitSymbol } from '../../components/splitSymbol.ts';
import type { Holding } from '../../data/portfolio.ts';
import { formThatFits } from '../../i18n/amountForm.ts';
import { formatFiat } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './HoldingCell.module.css';
import type { WalletRow } from './useWallet.ts';

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
    : formatFiat(estimate.value ?? 0, currency, fiatForm(estimate.value ?? 0));
  const noPrice = <span className={styles.none}>{t('wallet.noPrice')}</span>;
  return (
    <Cell
      before={<AssetIcon symbol={holding.symbol} />}
      title={name}
      badge={prefix === '' ? undefined : <Chip>{prefix}</Chip>}
      subtitle={<HoldingAmounts holding={holding} isHidden={hidesBalances} />}
      isMultiline
      after={isWaiting ? <Skeleton width={64} /> : estimate.value === null ? noPrice : worth}
      afterSubtitle={estimate.change24h === null ? '\u00a0' : <ChangeText percent={estimate.change24h} />}
      onPress={onPress}
    />
  );
}

const fiatForm = (value: number): 'exact' | 'short' => (value < 1_000_000 ? 'exact' : 'short');

function HoldingAmounts({ holding, isHidden }: { holding: Holding; isHidden: boolean }) {
  const t = useT();
  const { precision } = holding;
  const shown = (units: bigint) => (
    <AmountText
      units={units}
      precision={precision}
      form={formThatFits(units, precision)}
      isHidden={isHidden}
    />
  );
  if (holding.inOrders === 0n) return shown(holding.amount);
  return (
    <span className={styles.amounts}>
      {shown(holding.amount)}
      <span>
        {t('wallet.inOrders')} {shown(holding.inOrders)}
      </span>
      <span>
        {t('wallet.total')} {shown(holding.total)}
      </span>
    </span>
  );
}
