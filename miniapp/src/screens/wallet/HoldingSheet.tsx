import { useLocation } from 'wouter';
import { AmountText } from '../../components/AmountText.tsx';
import { Button } from '../../components/Button.tsx';
import { ChangeText } from '../../components/ChangeText.tsx';
import { CopyIconButton } from '../../components/CopyButton.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { formatFiat } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { useSettings } from '../../stores/settings.ts';
import styles from './HoldingSheet.module.css';
import type { WalletRow } from './useWallet.ts';

export interface HoldingSheetProps {
  row: WalletRow;
  canSend: boolean;
  onClose: () => void;
}

/** The exact figures of one asset, and what can be done with it. */
export function HoldingSheet({ row, canSend, onClose }: HoldingSheetProps) {
  const t = useT();
  const [, navigate] = useLocation();
  const { holding } = row;
  return (
    <Sheet isOpen title={holding.symbol} onClose={onClose}>
      <HoldingFacts row={row} />
      <div className={styles.actions}>
        {canSend && holding.amount > 0n && (
          <Button
            icon="send"
            isStretched
            onPress={() => navigate(`/send?asset=${encodeURIComponent(holding.symbol)}`)}
          >
            {t('wallet.send')}
          </Button>
        )}
        <Button kind="secondary" icon="receive" isStretched onPress={() => navigate('/receive')}>
          {t('wallet.receive')}
        </Button>
      </div>
    </Sheet>
  );
}

function HoldingFacts({ row: { holding, estimate } }: { row: WalletRow }) {
  const t = useT();
  const { currency, hidesBalances } = useSettings();
  const exact = (units: bigint) => (
    <AmountText
      units={units}
      precision={holding.precision}
      symbol={holding.symbol}
      isHidden={hidesBalances}
    />
  );
  const worth = hidesBalances ? '****' : `≈ ${formatFiat(estimate.value ?? 0, currency)}`;
  return (
    <Facts
      rows={[
        { label: t('wallet.available'), value: exact(holding.amount) },
        { label: t('wallet.inOrders'), value: exact(holding.inOrders) },
        { label: t('wallet.total'), value: exact(holding.total) },
        { label: t('wallet.worth'), value: estimate.value === null ? t('wallet.noPrice') : worth },
        ...(estimate.change24h === null
          ? []
          : [{ label: t('wallet.change24h'), value: <ChangeText percent={estimate.change24h} /> }]),
        {
          label: t('wallet.assetId'),
          value: (
            <span className={styles.id}>
              {holding.assetId}
              <CopyIconButton text={holding.assetId} label={t('wallet.copyAssetId')} />
            </span>
          ),
        },
      ]}
    />
  );
}
