import { LinkCell } from '../../../ui/lists/LinkCell.tsx';
import { useTimedT } from '../texts/timedTexts.ts';

/** Leads to the timed transfers of the account in use. */
export function TimedTransfersLink() {
  const t = useTimedT();
  return <LinkCell to="/timed" icon="lock" title={t('title')} hint={t('hint')} />;
}
