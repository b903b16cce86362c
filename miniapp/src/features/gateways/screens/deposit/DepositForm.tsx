import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import type { GatewayCoin, GatewayFamily } from '@xbts/shared/services/gateways.ts';
import { Suspense } from 'react';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { useGatewayCoin } from '../../model/gatewayBoard.ts';
import { useDepositAddress } from '../../model/gatewayDeposit.ts';
import { useGatewayT } from '../../texts/gatewayTexts.ts';
import { networkOfCoin } from '../../ui/gatewayName.ts';
import { useIsSlow } from '../../ui/useIsSlow.ts';
import { AddressCard } from './AddressCard.tsx';
import styles from './Deposit.module.css';
import { DepositRules } from './DepositRules.tsx';

/** What becomes of a deposit reads histories, with all that knows operations: the address is shown without. */
const DepositTimeline = lazyPart(async () => (await import('./DepositTimeline.tsx')).DepositTimeline);

export interface DepositFormProps {
  family: GatewayFamily;
  symbol: string;
  account: string;
}

/** One coin of one gateway: its present rules, its address, and the timeline. */
export function DepositForm({ family, symbol, account }: DepositFormProps) {
  const t = useGatewayT();
  const { data: coin, error, dataUpdatedAt, refetch } = useGatewayCoin(family, symbol);
  const isSlow = useIsSlow(coin === undefined && error === null);
  if (coin === undefined && error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  if (coin === undefined) {
    return (
      <>
        <AddressSkeleton />
        {isSlow && <Notice>{t('slow')}</Notice>}
      </>
    );
  }
  return (
    <>
      {error !== null && (
        <Notice tone="warning">
          {t('deposit.kept', { time: formatClock(dataUpdatedAt), reason: errorText(error) })}
        </Notice>
      )}
      {coin.depositAllowed ? (
        // Another shared address restarts the request as if the screen had just been opened.
        <OpenDeposit
          key={coin.commonAddress ?? ''}
          family={family}
          coin={coin}
          account={account}
          askCoin={refetch}
        />
      ) : (
        <Maintenance coin={coin} />
      )}
    </>
  );
}

function Maintenance({ coin }: { coin: GatewayCoin }) {
  const t = useGatewayT();
  return (
    <Notice tone="error">
      <strong>{errorText(new AppError('gateway.deposit_maintenance'))}</strong>
      <br />
      {t('deposit.maintenanceHint', { coin: coin.backingCoin })}
    </Notice>
  );
}

function OpenDeposit({
  family,
  coin,
  account,
  askCoin,
}: {
  family: GatewayFamily;
  coin: GatewayCoin;
  account: string;
  askCoin: () => Promise<unknown>;
}) {
  const t = useGatewayT();
  const address = useDepositAddress({ account, family, coin });
  const isSlow = useIsSlow(address.isFetching);
  // The coin's row may be the cause: it contains the shared deposit address.
  const askAgain = () => void Promise.all([askCoin(), address.refetch()]);
  // When a gateway's answer is unusable now, its earlier answer is not trusted either: nothing is shown.
  const isOfNoUse =
    address.error !== null &&
    hasCode(address.error, 'gateway.bad_address', 'gateway.no_memo', 'gateway.two_addresses');
  const given = isOfNoUse ? undefined : address.data;
  const network = networkOfCoin({ family, coin }, t);
  return (
    <>
      {given === undefined && address.error !== null && !address.isFetching && (
        <Failure error={address.error} onRetry={askAgain} />
      )}
      {given === undefined && address.isFetching && <AddressSkeleton />}
      {isSlow && <Notice>{t('slow')}</Notice>}
      {given !== undefined && (
        <AddressCard
          read={address}
          given={given}
          coin={coin}
          family={family}
          network={network}
          onRenew={askAgain}
        />
      )}
      <DepositRules family={family} coin={coin} network={network} account={account} />
      {address.data !== undefined && (
        <Suspense fallback={null}>
          <DepositTimeline
            account={account}
            family={family}
            coin={coin}
            given={address.data}
            network={network}
          />
        </Suspense>
      )}
    </>
  );
}

function AddressSkeleton() {
  const t = useGatewayT();
  return (
    <Section>
      <div className={styles.card} role="status" aria-label={t('deposit.asking')}>
        <Skeleton width="70%" />
        <Skeleton width={240} height={240} />
        <Skeleton width="90%" height={22} />
        <Skeleton height={50} />
      </div>
    </Section>
  );
}
