import { WayCell } from '../../../ui/lists/WayCell.tsx';
import { useMembershipT } from '../texts/membershipTexts.ts';

/** Leads to the lifetime membership of the account in use. */
export function MembershipCell() {
  const t = useMembershipT();
  return <WayCell to="/membership" icon="fee" title={t('title')} hint={t('hint')} />;
}
