import type { UseQueryResult } from '@tanstack/react-query';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { Icon } from '../../../../ui/display/icons/Icon.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { QrCode } from '../../../../ui/display/QrCode.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { CopyButton } from '../../../../ui/inputs/CopyButton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { DepositAddress } from '../../model/gatewayDeposit.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import styles from './Deposit.module.css';

export interface AddressCardProps {
  read: UseQueryResult<DepositAddress>;
  given: DepositAddress;
  coin: GatewayCoin;
  family: GatewayFamily;
  network: string;
  onRenew: () => void;
}

const askedBy = { both: 'deposit.byBoth', page: 'deposit.byPage', server: 'deposit.byServer' } as const;

/**
 * The deposit's target: the memo first, since an address without it loses the deposit; then the address as text, code
 * and copy.
 */
export function AddressCard({ read, given, coin, family, network, onRenew }: AddressCardProps) {
  const t = useGatewayT();
  const title =
    family === 'fiat'
      ? t('deposit.payeer', { coin: coin.backingCoin })
      : t('deposit.address', { coin: coin.backingCoin, network });
  return (
    <>
      {given.replaced !== null && (
        <Notice tone="warning">{t('deposit.replaced', { address: given.replaced })}</Notice>
      )}
      {given.memo !== null && <MemoCard memo={given.memo} isCommon={given.isCommon} />}
      <Section>
        <div className={styles.card}>
          <h2>{title}</h2>
          <QrCode text={given.address} label={t('deposit.qr')} />
          {given.memo !== null && <p className={styles.age}>{t('deposit.qrWithoutMemo')}</p>}
          <p className={styles.value}>{given.address}</p>
          <div className={styles.wide}>
            <CopyButton text={given.address} kind="primary">
              {t('common.copyAddress')}
            </CopyButton>
          </div>
          <p className={styles.age}>{t(askedBy[given.askedBy])}</p>
          <Age read={read} onRenew={onRenew} />
        </div>
      </Section>
    </>
  );
}

function MemoCard({ memo, isCommon }: { memo: string; isCommon: boolean }) {
  const t = useGatewayT();
  return (
    <div className={styles.memo} role="alert">
      <Icon name="warning" size={28} />
      <strong>{t('deposit.memoRequired')}</strong>
      {isCommon && <span>{t('deposit.common')}</span>}
      <span>{t('deposit.memo')}</span>
      <p className={styles.value} translate="no">
        {memo}
      </p>
      <div className={styles.wide}>
        <CopyButton text={memo} kind="primary">
          {t('deposit.copyMemo')}
        </CopyButton>
      </div>
    </div>
  );
}

/** The time of the gateway's answer; for a cached one, that it could not be confirmed since. */
function Age({
  read: { dataUpdatedAt, error, isFetching },
  onRenew,
}: Pick<AddressCardProps, 'read' | 'onRenew'>) {
  const t = useGatewayT();
  const time = formatClock(dataUpdatedAt);
  return (
    <>
      {error !== null && !isFetching ? (
        <Notice tone="warning">{t('deposit.kept', { time, reason: errorText(error) })}</Notice>
      ) : (
        <p className={styles.age}>{t('deposit.asked', { time })}</p>
      )}
      <Button kind="plain" icon="refresh" isLoading={isFetching} onPress={onRenew}>
        {t('deposit.renew')}
      </Button>
    </>
  );
}
