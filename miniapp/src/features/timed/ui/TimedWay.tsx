import { WayCell } from '../../../ui/lists/WayCell.tsx';
import { useTimedT } from '../texts/timedTexts.ts';

/** Links to the timed transfers of the account in use. */
export function TimedWay() {
  const t = useTimedT();
  return <WayCell to="/timed" icon="lock" title={t('title')} hint={t('hint')} />;
}
