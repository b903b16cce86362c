import { LinkCell } from '../../../ui/lists/LinkCell.tsx';
import { useMembershipT } from '../texts/membershipTexts.ts';

/** Leads to the lifetime membership of the account in use. */
export function MembershipCell() {
  const t = useMembershipT();
  return <LinkCell to="/membership" icon="fee" title={t('title')} hint={t('hint')} />;
}
