import { useLocation } from 'wouter';
import { useT } from '../../../../platform/i18n/useT.ts';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';

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
