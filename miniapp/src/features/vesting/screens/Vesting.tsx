import { vestingClaims } from '@xbts/shared/staking/vestingClaim.ts';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { Failure } from '../../../ui/display/Failure.tsx';
import { Page } from '../../../ui/display/Page.tsx';
import { Placeholder } from '../../../ui/display/Placeholder.tsx';
import { SkeletonCells } from '../../../ui/display/Skeleton.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Section } from '../../../ui/lists/Section.tsx';
import { useAssets } from '../../assets/model/assets.ts';
import { useStakes, useVestingBalances, type VestingBalances } from '../../staking/model/stakingPositions.ts';
import { useVestingT } from '../texts/vestingTexts.ts';
import { VestingRows } from '../ui/VestingRows.tsx';
import { StakeCells } from './StakeCells.tsx';
import { VestingSheet } from './VestingSheet.tsx';

/** All balances that the chain releases to the account gradually, and the claim of the free part. */
export function Vesting({ account }: { account: string }) {
  const t = useVestingT();
  const read = useVestingBalances(account);
  return (
    <Page title={t('title')}>
      {read.error !== null && <Failure error={read.error} onRetry={read.readAgain} />}
      {read.error === null && read.balances === undefined && (
        <Section>
          <SkeletonCells count={4} />
        </Section>
      )}
      {read.balances !== undefined && <Known account={account} balances={read.balances} />}
    </Page>
  );
}

interface KnownProps {
  account: string;
  balances: NonNullable<VestingBalances['balances']>;
}

function Known({ account, balances }: KnownProps) {
  const t = useVestingT();
  const [, navigate] = useLocation();
  const headTime = useChainTime();
  const asked = new URLSearchParams(useSearch()).get('id');
  const [openId, setOpenId] = useState(asked);
  const claims = vestingClaims(balances, { stakingAsset: appConfig.stakingAsset, headTime });
  const assets = useAssets(claims.map(({ assetId }) => assetId));
  const stakes = useStakes(account).positions ?? [];
  const open = claims.find(({ id }) => id === openId);
  const openAsset = assets.get(open?.assetId ?? '');
  if (claims.length + stakes.length === 0)
    return (
      <Placeholder
        icon="stake"
        title={t('none')}
        text={t('noneHint')}
        action={<Button onPress={() => navigate('/smartholder')}>{t('common.smartholder')}</Button>}
      />
    );
  return (
    <>
      <VestingRows claims={claims} onOpen={setOpenId} />
      {stakes.length > 0 && <StakeCells stakes={stakes} />}
      {open !== undefined && openAsset !== undefined && (
        <VestingSheet claim={open} asset={openAsset} account={account} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
