import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { alertPath } from '../model/alertPath.ts';
import { useAlertsT } from '../texts/alertsTexts.ts';

interface AlertBellProps {
  /** An asset ('STH'), a market ('STH/BTS') or a pool ('1.19.5'). */
  of: string;
  /** Its present price, which the new alert begins with: of an asset in US dollars; null: there is none. */
  price: number | null;
}

/** Opens a new alert with the present price filled in. */
export function AlertBell(props: AlertBellProps) {
  return (
    <Suspense fallback={<Skeleton width="var(--touch)" height={44} isRound />}>
      <Bell {...props} />
    </Suspense>
  );
}

function Bell({ of, price }: AlertBellProps) {
  const t = useAlertsT();
  const [, navigate] = useLocation();
  return <IconButton icon="bell" label={t('cell')} onPress={() => navigate(alertPath(of, price))} />;
}
