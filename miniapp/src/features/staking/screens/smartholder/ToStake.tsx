import { useLocation } from 'wouter';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { stakeName } from '../../model/stakeName.ts';
import { useStakingAsset } from '../../model/stakingPositions.ts';
import { useStakingT } from '../../texts/stakingTexts.ts';

/** The link from an empty list of stakes to a new stake. */
export function ToStake() {
  const t = useStakingT();
  const [, navigate] = useLocation();
  const symbol = stakeName(useStakingAsset() ?? { symbol: 'STH' });
  return <Button onPress={() => navigate('/smartholder/stake')}>{t('list.stake', { symbol })}</Button>;
}
