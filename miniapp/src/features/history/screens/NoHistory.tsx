import { useLocation } from 'wouter';
import { useT } from '../../../platform/i18n/useT.ts';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';

/** An account that has done nothing yet, and how that begins. */
export function NoHistory() {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="history"
      title={t('history.empty')}
      text={t('history.emptyHint')}
      action={
        <Button icon="receive" onPress={() => navigate('/receive')}>
          {t('wallet.receive')}
        </Button>
      }
    />
  );
}
