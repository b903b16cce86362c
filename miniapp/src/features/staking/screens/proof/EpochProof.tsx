import { useQuery } from '@tanstack/react-query';
import { formatExact } from '@xbts/shared/amounts/amount.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { isUnavailable } from '@xbts/shared/errors/isUnavailable.ts';
import { type Epoch, nextPayout } from '@xbts/shared/staking/epochs.ts';
import type { Proof } from '@xbts/shared/staking/proof.ts';
import { percentFaults } from '@xbts/shared/staking/servicePercents.ts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { formatDateTime } from '../../../../platform/i18n/dates.ts';
import { formatInteger } from '../../../../platform/i18n/numbers.ts';
import { formatUtcDay } from '../../../../platform/i18n/utcDay.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Facts } from '../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { type EpochTransfers, useEpochTransfers } from '../../model/proof.ts';
import { proofOf } from '../../model/proofRows.ts';
import { percentsQuery } from '../../model/stakingService.ts';
import { usePayoutT } from '../../texts/payoutTexts.ts';
import styles from './Proof.module.css';
import { ProofRows } from './ProofRows.tsx';

export interface EpochProofProps {
  epoch: Epoch;
  payers: readonly { id: string; name: string }[];
}

/** One epoch: its sources, the sums, every paid account, and the limits of this proof. */
export function EpochProof({ epoch, payers }: EpochProofProps) {
  const t = usePayoutT();
  const [, navigate] = useLocation();
  const query = useEpochTransfers(epoch, payers);
  const percents = useQuery(percentsQuery);
  const holders = percents.data?.holders.rows;
  const proof = useMemo(
    () => (query.data === undefined ? undefined : proofOf(query.data, holders ?? [])),
    [query.data, holders],
  );
  const faults = useMemo(() => percentFaults(holders ?? []), [holders]);
  if (query.data === undefined && query.error !== null)
    return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  // Drawn before the percents have loaded or failed, the list would change under the reader's eyes.
  if (query.data === undefined || proof === undefined || percents.isPending)
    return (
      <Section>
        <SkeletonCells count={6} hasIcon={false} />
      </Section>
    );
  const { transfers } = query.data;
  return (
    <>
      {!query.data.isWhole && <Warning>{t('proof.notWhole')}</Warning>}
      {holders === undefined && <NoPercents error={percents.error} />}
      {faults.isOverWhole && <Warning>{t('proof.overWhole', { sum: formatExact(faults.sum, 4) })}</Warning>}
      <WhatWasRead
        read={query.data}
        epoch={epoch}
        payers={payers}
        percentsAt={percents.dataUpdatedAt}
        differing={holders === undefined ? null : differingAccounts(proof)}
      />
      {transfers.length === 0 ? (
        <Placeholder
          icon="history"
          title={t('proof.none')}
          text={t('proof.noneText')}
          action={
            <Button kind="secondary" onPress={() => navigate('/settings')}>
              {t('common.chooseNode')}
            </Button>
          }
        />
      ) : (
        <ProofRows proof={proof} isCompared={holders !== undefined} />
      )}
      <Section header={t('proof.limits')} isPadded>
        <p className={styles.limits}>
          {t('proof.limitsText', {
            time: percents.dataUpdatedAt === 0 ? '—' : formatDateTime(percents.dataUpdatedAt),
          })}
        </p>
      </Section>
    </>
  );
}

/** Why the transfers cannot be compared: no service at all, or a silent one. */
function NoPercents({ error }: { error: unknown }) {
  const t = usePayoutT();
  if (hasCode(error, 'service.bad_answer')) return <Warning>{t('proof.unknownForm')}</Warning>;
  if (!isUnavailable(error)) return <Warning>{t('proof.noPercents')}</Warning>;
  return (
    <div className={styles.notice}>
      <Notice>{t('proof.noService')}</Notice>
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <div className={styles.notice}>
      <Notice tone="warning">{children}</Notice>
    </div>
  );
}

function WhatWasRead(
  props: EpochProofProps & { read: EpochTransfers; percentsAt: number; differing: number | null },
) {
  const t = usePayoutT();
  const { read, epoch, payers, percentsAt, differing } = props;
  const last = nextPayout(epoch.startsAt).startsAt - 1;
  const rows: [string, string][] = [
    [t('proof.payers'), payers.map(({ name, id }) => `${name} (${id})`).join(', ')],
    [t('proof.period'), t('proof.until', { from: formatUtcDay(epoch.startsAt), to: formatUtcDay(last) })],
    [t('proof.transfers'), formatInteger(read.transfers.length)],
    [t('proof.receivers'), formatInteger(new Set(read.transfers.map(({ toId }) => toId)).size)],
    ...(differing === null
      ? []
      : ([[t('proof.differences'), formatInteger(differing)]] as [string, string][])),
    [t('proof.node'), read.node ?? t('common.unknown')],
    [t('proof.head'), read.headBlock === null ? t('common.unknown') : formatInteger(read.headBlock)],
    [t('proof.readAt'), formatDateTime(read.readAt)],
    ...(percentsAt === 0
      ? []
      : ([[t('proof.percentsFrom'), formatDateTime(percentsAt)]] as [string, string][])),
  ];
  return (
    <Section header={t('proof.read')}>
      <div className={styles.wrap}>
        <Facts rows={rows.map(([label, value]) => ({ label, value }))} />
      </div>
    </Section>
  );
}

const differingAccounts = ({ rows }: Proof) =>
  new Set(rows.filter(({ state }) => state !== 'equal').map(({ account }) => account)).size;
