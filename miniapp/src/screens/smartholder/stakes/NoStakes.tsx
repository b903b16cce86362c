import { splitSymbol } from '@xbts/shared/assets/splitSymbol.ts';
import { Placeholder } from '../../../components/Placeholder.tsx';
import { useStakingAsset } from '../../../data/staking/stakingPositions.ts';
import { useStakingT } from '../../../i18n/stakingTexts.ts';

/** In the place of a list that is empty, or nobody's: the page's own action below fills it. */
export function NoStakes({ account }: { account: string | null }) {
  const t = useStakingT();
  const symbol = splitSymbol(useStakingAsset()?.symbol ?? 'STH').name;
  return (
    <Placeholder
      icon="stake"
      title={account === null ? t('list.loginTitle') : t('list.none')}
      text={t('list.noneHint', { symbol })}
    />
  );
}
