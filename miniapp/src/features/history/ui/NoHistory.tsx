import { useLocation } from 'wouter';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useHistoryT } from '../texts/historyTexts.ts';

/** The empty state of an unused account, with first steps. */
export function NoHistory() {
  const t = useHistoryT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="history"
      title={t('history.empty')}
      text={t('history.emptyHint')}
      action={
        <Button icon="receive" onPress={() => navigate('/receive')}>
          {t('common.receive')}
        </Button>
      }
    />
  );
}
