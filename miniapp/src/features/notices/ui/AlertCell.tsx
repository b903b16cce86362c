import { Suspense } from 'react';
import { Icon } from '../../../ui/display/icons/Icon.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAlertsT } from '../texts/alertsTexts.ts';

/** Opens a new alert of an asset ('STH'), a market ('STH/BTS') or a pool ('1.19.5'). */
export function AlertSection({ of }: { of: string }) {
  return (
    <Section>
      <Suspense fallback={<SkeletonCells count={1} />}>
        <NewAlertCell of={of} />
      </Suspense>
    </Section>
  );
}

function NewAlertCell({ of }: { of: string }) {
  const t = useAlertsT();
  return (
    <Cell
      to={`/alerts?of=${encodeURIComponent(of)}`}
      before={<Icon name="chat" />}
      title={t('cell')}
      isMultiline
    />
  );
}

/** Leads to all alerts. */
export function AlertsCell() {
  const t = useAlertsT();
  return (
    <Cell to="/alerts" before={<Icon name="market" />} title={t('title')} subtitle={t('hint')} isMultiline />
  );
}
