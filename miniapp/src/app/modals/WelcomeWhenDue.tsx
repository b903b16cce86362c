import { useEffect, useState } from 'react';
import { useSession } from '../../features/account/model/session.ts';
import { useSettings } from '../../features/settings/model/settings.ts';
import { lazyModal } from './lazyModal.tsx';

const Welcome = lazyModal(async () => (await import('../../features/info/ui/Welcome.tsx')).Welcome);

/** Spec §9: the welcome modal's delay. */
const DELAY_MS = 2000;

/** The welcome notice, 2 s after the layout has loaded, while its flag is set and an account is logged in. */
export function WelcomeWhenDue() {
  const isDue = useSettings((settings) => settings.isWarningDue);
  const hasAccount = useSession((session) => session.account !== null);
  const isLate = useDelay(isDue && hasAccount);
  return isDue && hasAccount && isLate && <Welcome />;
}

/** True once the condition has held for the delay. */
function useDelay(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => setOver(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return isOver;
}
