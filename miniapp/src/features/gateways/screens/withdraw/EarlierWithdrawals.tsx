import { useShallow } from 'zustand/react/shallow';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../../platform/i18n/numbers.ts';
import { Cell } from '../../../../ui/lists/Cell.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../../assets/ui/AssetIcon.tsx';
import { useGatewayMoves } from '../../model/gatewayMoves.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import styles from './Withdraw.module.css';

const SHOWN = 5;

export interface EarlierWithdrawalsProps {
  account: string;
  symbol: string;
  onShow: (id: string) => void;
}

/** This device's last withdrawals of the coin; a press shows the timeline of one. */
export function EarlierWithdrawals({ account, symbol, onShow }: EarlierWithdrawalsProps) {
  const t = useGatewayT();
  const earlier = useGatewayMoves(
    useShallow(({ withdrawals }) =>
      withdrawals.filter((each) => each.account === account && each.symbol === symbol).slice(0, SHOWN),
    ),
  );
  if (earlier.length === 0) return null;
  return (
    <Section header={t('withdraw.earlier')}>
      {earlier.map(({ id, units, precision, address, sentAt }) => (
        <Cell
          key={id}
          before={<AssetIcon symbol={symbol} size={32} />}
          title={<span className={styles.address}>{address}</span>}
          subtitle={formatDateTime(sentAt)}
          isMultiline
          after={formatAmount(BigInt(units), precision, 'plain')}
          onPress={() => onShow(id)}
        />
      ))}
    </Section>
  );
}
