import { Section } from '../../../components/Section.tsx';
import { SkeletonCells } from '../../../components/Skeleton.tsx';
import { useStakes, useStakingAsset } from '../../../data/stakingPositions.ts';
import type { StakingTabProps } from '../stakingTabs.ts';
import { StakeRow } from './StakeRow.tsx';

/** The stakes of the account in use, the soonest unlocked first. */
export function StakesTab({ account }: StakingTabProps) {
  const { positions } = useStakes(account);
  const asset = useStakingAsset();
  return (
    <Section>
      {positions === undefined || asset === undefined ? (
        <SkeletonCells count={3} />
      ) : (
        positions.map((position) => <StakeRow key={position.id} position={position} asset={asset} />)
      )}
    </Section>
  );
}
