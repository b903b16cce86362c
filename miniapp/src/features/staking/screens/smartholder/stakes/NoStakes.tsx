import { Placeholder } from '../../../../../ui/display/Placeholder.tsx';
import { stakeName } from '../../../model/stakeName.ts';
import { useStakingAsset } from '../../../model/stakingPositions.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';

/** Replaces a list that is empty or has no account; the page's main action below fills it. */
export function NoStakes({ account }: { account: string | null }) {
  const t = useStakingT();
  const symbol = stakeName(useStakingAsset() ?? { symbol: 'STH' });
  return (
    <Placeholder
      icon="stake"
      title={account === null ? t('list.loginTitle') : t('list.none')}
      text={t('list.noneHint', { symbol })}
      action={null}
    />
  );
}
