import { useLocation } from 'wouter';
import { appConfig } from '../../../../platform/server/config.ts';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { useStakingT } from '../../texts/stakingTexts.ts';

/** Replaces staking on a network without the staking asset. */
export function NoStaking() {
  const t = useStakingT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="stake"
      title={t('absent.title')}
      text={t('absent.text', { id: appConfig.stakingAsset })}
      action={<Button onPress={() => navigate('/pools')}>{t('common.pools')}</Button>}
    />
  );
}
