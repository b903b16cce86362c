import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { Placeholder } from '../../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../../ui/inputs/Button.tsx';
import { Cell } from '../../../../../ui/lists/Cell.tsx';
import { Columns } from '../../../../../ui/lists/Columns.tsx';
import { Disclosure } from '../../../../../ui/lists/Disclosure.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { usePayouts } from '../../../model/payouts.ts';
import { payoutsCsv } from '../../../model/payoutsCsv.ts';
import { byEpoch } from '../../../model/payoutsEpochs.ts';
import type { PayoutRow } from '../../../model/payoutsMatch.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import { TextExport } from '../../../ui/TextExport.tsx';
import type { StakingTabProps } from '../stakingTabProps.ts';
import { ToStake } from '../ToStake.tsx';
import { EpochSection } from './EpochSection.tsx';
import { PayoutChart } from './PayoutChart.tsx';
import { PayoutSheet } from './PayoutSheet.tsx';
import { PayoutSums } from './PayoutSums.tsx';
import styles from './Payouts.module.css';
import { SourceNotices } from './SourceNotices.tsx';
import { usePayoutWorth } from './usePayoutWorth.ts';

/** All payouts of the account in use, each next to its payment on the chain. */
export function PayoutsTab({ account }: StakingTabProps) {
  return (
    <>
      {account === null ? <NobodyHere /> : <OwnPayouts account={account} />}
      <ProofLink />
    </>
  );
}

function NobodyHere() {
  const t = usePayoutT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="stake"
      title={t('payouts.login')}
      text={t('payouts.loginText')}
      action={<Button onPress={() => navigate('/auth-pages/login')}>{t('common.logIn')}</Button>}
    />
  );
}

function ProofLink() {
  const t = usePayoutT();
  return (
    <Section>
      <Cell title={t('proof.title')} subtitle={t('payouts.proofText')} isMultiline to="/smartholder/proof" />
    </Section>
  );
}

function OwnPayouts({ account }: { account: string }) {
  const t = usePayoutT();
  const payouts = usePayouts(account);
  const { rows, error, staleSince } = payouts;
  if (rows === undefined && error !== null) return <Failure error={error} onRetry={payouts.readAgain} />;
  if (rows === undefined)
    return (
      <Section>
        <SkeletonCells count={6} />
      </Section>
    );
  return (
    <>
      <SourceNotices payouts={payouts} />
      {staleSince !== null && (
        <p className={styles.asOf}>{t('payouts.asOf', { time: formatClock(staleSince) })}</p>
      )}
      {rows.length === 0 ? (
        <Placeholder
          icon="history"
          title={t('payouts.none')}
          text={t('payouts.noneText')}
          action={<ToStake />}
        />
      ) : (
        <PayoutList rows={rows} account={account} />
      )}
    </>
  );
}

/** Number of epochs shown at first: three months. */
const FIRST = 6;

function PayoutList({ rows, account }: { rows: readonly PayoutRow[]; account: string }) {
  const t = usePayoutT();
  const worth = usePayoutWorth();
  const epochs = useMemo(() => byEpoch(rows), [rows]);
  const [isAll, setAll] = useState(false);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const shown = isAll ? epochs : epochs.slice(0, FIRST);
  return (
    <>
      <Columns>
        <PayoutSums rows={rows} worth={worth} />
        <PayoutChart epochs={epochs} worth={worth} />
      </Columns>
      <Columns>
        {shown.map((epoch) => (
          <EpochSection key={epoch.key} group={epoch} worth={worth} onOpen={setOpenKey} />
        ))}
      </Columns>
      {shown.length < epochs.length && (
        <div className={styles.older}>
          <Button kind="secondary" isStretched onPress={() => setAll(true)}>
            {t('payouts.older', { count: epochs.length - shown.length })}
          </Button>
        </div>
      )}
      <Section>
        <Disclosure title={t('export.title')}>
          <TextExport name={`payouts-${account}.csv`} type="text/csv" text={payoutsCsv(rows)} />
        </Disclosure>
      </Section>
      <PayoutSheet
        row={rows.find(({ key }) => key === openKey) ?? null}
        worth={worth}
        onClose={() => setOpenKey(null)}
      />
    </>
  );
}
