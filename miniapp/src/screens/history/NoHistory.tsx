import { useLocation } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { useT } from '../../i18n/useT.ts';

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
