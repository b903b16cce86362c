import { useLocation } from 'wouter';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Placeholder } from '../../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../../ui/display/Skeleton.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { ownedUnits } from '../../../account/model/holdings.ts';
import { useStakes, useStakingAsset } from '../../../staking/model/stakingPositions.ts';
import { StakeRow } from '../../../staking/ui/StakeRow.tsx';
import { VestingSection } from '../../../vesting/ui/VestingSection.tsx';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import { WorthText } from '../../ui/WorthText.tsx';

/** What is locked: the stakes, each with its value, and the other vesting balances. */
export function LockedParts({ account, figures }: { account: string; figures: PortfolioFigures }) {
  const hasVesting = figures.rows.some(({ holding }) => holding.vesting > 0n);
  return (
    <>
      <Stakes account={account} figures={figures} isAlone={!hasVesting} />
      {hasVesting && <VestingSection account={account} />}
    </>
  );
}

interface StakesProps {
  account: string;
  figures: PortfolioFigures;
  /** Nothing else is shown. */
  isAlone: boolean;
}

function Stakes({ account, figures, isAlone }: StakesProps) {
  const [, navigate] = useLocation();
  const { positions, error, readAgain } = useStakes(account);
  const asset = useStakingAsset();
  if (error !== null) return <Failure error={error} onRetry={readAgain} />;
  if (positions?.length === 0) return isAlone ? <NoStakes /> : null;
  const row = figures.rows.find(({ holding }) => holding.assetId === asset?.id);
  const worthOf = (units: bigint) =>
    row === undefined || row.estimate.value === null
      ? null
      : (row.estimate.value * Number(units)) / Number(ownedUnits(row.holding));
  return (
    <Section>
      {positions === undefined || asset === undefined ? (
        <SkeletonCells count={3} />
      ) : (
        positions.map((position) => (
          <StakeRow
            key={position.id}
            position={position}
            asset={asset}
            worth={<WorthText value={worthOf(position.units)} />}
            onOpen={() => navigate('/smartholder')}
          />
        ))
      )}
    </Section>
  );
}

function NoStakes() {
  const t = usePortfolioT();
  const [, navigate] = useLocation();
  return (
    <Placeholder
      icon="stake"
      title={t('tabs.noStakes')}
      action={<Button onPress={() => navigate('/smartholder')}>{t('tabs.toStakes')}</Button>}
    />
  );
}
