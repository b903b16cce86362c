import type { Position } from '@xbts/shared/staking/position.ts';
import { useState } from 'react';
import { Failure } from '../../../../../ui/display/Failure.tsx';
import { SkeletonCells } from '../../../../../ui/display/Skeleton.tsx';
import { RowTable } from '../../../../../ui/lists/RowTable.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { NoticesCell } from '../../../../notices/ui/NoticesCell.tsx';
import { useStakes, useStakingAssetRead } from '../../../model/stakingPositions.ts';
import { percentOfAll, useStakingPercents, wholeWeightOf } from '../../../model/stakingShares.ts';
import { useStakingT } from '../../../texts/stakingTexts.ts';
import { NoStakes } from './NoStakes.tsx';
import { ServiceNotice } from './ServiceNotice.tsx';
import { StakeRow } from './StakeRow.tsx';
import { StakeSheet } from './StakeSheet.tsx';
import { TermTable } from './TermTable.tsx';

/** The stakes of an account, the earliest unlock first. */
export function StakesTab({ account }: { account: string }) {
  return (
    <>
      <ServiceNotice account={account} />
      <StakeList account={account} />
      <Section>
        <NoticesCell />
      </Section>
    </>
  );
}

function StakeList({ account }: { account: string }) {
  const t = useStakingT();
  const { positions, error, readAgain } = useStakes(account);
  const { asset, error: assetError, readAgain: refetchAsset } = useStakingAssetRead();
  const percents = useStakingPercents().data;
  const [openId, setOpenId] = useState<string | null>(null);
  const failure = error ?? assetError;
  if (failure !== null) {
    const retry = () => {
      if (error !== null) readAgain();
      if (assetError !== null) refetchAsset();
    };
    return <Failure error={failure} onRetry={retry} />;
  }
  if (positions?.length === 0)
    return (
      <>
        <NoStakes account={account} />
        <TermTable />
      </>
    );
  const whole =
    percents === undefined || asset === undefined ? null : wholeWeightOf(percents, asset.precision);
  const percentOf = (position: Position) => percentOfAll([position], whole);
  const open = positions?.find(({ id }) => id === openId);
  return (
    <Section>
      {positions === undefined || asset === undefined ? (
        <SkeletonCells count={3} />
      ) : (
        <RowTable columns={[t('common.amount'), t('stake.unlocks'), t('stake.status'), t('stake.daysLeft')]}>
          {positions.map((position) => (
            <StakeRow
              key={position.id}
              position={position}
              asset={asset}
              percent={percentOf(position)}
              onOpen={() => setOpenId(position.id)}
            />
          ))}
        </RowTable>
      )}
      {open !== undefined && asset !== undefined && (
        <StakeSheet
          position={open}
          asset={asset}
          account={account}
          percent={percentOf(open)}
          onClose={() => setOpenId(null)}
        />
      )}
    </Section>
  );
}
