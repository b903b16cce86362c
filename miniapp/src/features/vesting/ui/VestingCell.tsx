import { WayCell } from '../../../ui/lists/WayCell.tsx';
import { useVestingT } from '../texts/vestingTexts.ts';

/** Leads to the vesting balances of the account in use. */
export function VestingCell() {
  const t = useVestingT();
  return <WayCell to="/vesting" icon="stake" title={t('title')} hint={t('hint')} />;
}
