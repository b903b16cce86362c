import type { StakingTabProps } from '../stakingTabs.ts';
import { CalendarExport } from './CalendarExport.tsx';
import { ComingDays } from './ComingDays.tsx';
import { PayAssets } from './PayAssets.tsx';

/** The next payout and what is paid in it, the days that follow, and all of them for a calendar. */
export function CalendarTab({ account }: StakingTabProps) {
  return (
    <>
      <ComingDays account={account} />
      <PayAssets />
      <CalendarExport account={account} />
    </>
  );
}
