import { LinkCell } from '../../../ui/lists/LinkCell.tsx';
import { useVestingT } from '../texts/vestingTexts.ts';

/** Links to the vesting balances of the account in use. */
export function VestingCell() {
  const t = useVestingT();
  return <LinkCell to="/vesting" icon="stake" title={t('title')} hint={t('hint')} />;
}
