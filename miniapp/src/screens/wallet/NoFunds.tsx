import { useLocation } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { Placeholder } from '../../components/Placeholder.tsx';
import { useT } from '../../i18n/useT.ts';

/** What an account without anything is shown in place of a list. */
export function NoFunds() {
  const t = useT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="wallet"
      title={t('wallet.empty')}
      text={t('wallet.emptyHint')}
      action={
        <Button icon="receive" onPress={() => navigate('/receive')}>
          {t('wallet.receive')}
        </Button>
      }
    />
  );
}
