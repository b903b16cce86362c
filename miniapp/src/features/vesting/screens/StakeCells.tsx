import type { Position } from '@xbts/shared/staking/position.ts';
import { formatDay } from '../../../platform/i18n/dates.ts';
import { AmountText } from '../../../ui/display/AmountText.tsx';
import { Cell } from '../../../ui/lists/Cell.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { AssetIcon } from '../../assets/ui/AssetIcon.tsx';
import { useSettings } from '../../settings/model/settings.ts';
import { useStakingAsset } from '../../staking/model/stakingPositions.ts';
import { useVestingT } from '../texts/vestingTexts.ts';

/** The stakes, which are vesting balances too: each links to their own screen. */
export function StakeCells({ stakes }: { stakes: readonly Position[] }) {
  const t = useVestingT();
  const asset = useStakingAsset();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  if (asset === undefined) return null;
  return (
    <Section header={t('common.staked')} footer={t('stakesHint')}>
      {stakes.map(({ id, units, unlocksAt, status }) => (
        <Cell
          key={id}
          to="/smartholder"
          before={<AssetIcon symbol={asset.symbol} />}
          title={
            <AmountText
              units={units}
              precision={asset.precision}
              symbol={asset.symbol}
              form="plain"
              isHidden={isHidden}
            />
          }
          subtitle={
            status === 'matured' ? t('common.claimableNow') : t('stakeUntil', { time: formatDay(unlocksAt) })
          }
        />
      ))}
    </Section>
  );
}
