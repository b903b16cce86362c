import { useLocation } from 'wouter';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';

/** What an account without anything is shown in place of a list. */
export function NoFunds() {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="wallet"
      title={t('wallet.empty')}
      text={t('wallet.emptyHint')}
      action={
        <Button icon="receive" onPress={() => navigate('/receive')}>
          {t('common.receive')}
        </Button>
      }
    />
  );
}
