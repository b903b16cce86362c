import { Columns } from '../../../../../ui/lists/Columns.tsx';
import type { StakingTabProps } from '../stakingTabProps.ts';
import { CalendarExport } from './CalendarExport.tsx';
import { ComingDays } from './ComingDays.tsx';
import { PayAssets } from './PayAssets.tsx';

/** The next payout days and stakes' ends, their calendar, and the next paid assets. */
export function CalendarTab({ account }: StakingTabProps) {
  return (
    <Columns>
      <div>
        <ComingDays account={account} />
        <CalendarExport account={account} />
      </div>
      <div>
        <PayAssets />
      </div>
    </Columns>
  );
}
