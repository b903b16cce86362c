import { vestingClaims } from '@xbts/shared/staking/vestingClaim.ts';
import { useLocation } from 'wouter';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { useVestingBalances } from '../../staking/model/stakingPositions.ts';
import { VestingRows } from './VestingRows.tsx';

/** The vesting balances other than stakes, one per line; a press opens one on the screen of all. */
export function VestingSection({ account }: { account: string }) {
  const [, navigate] = useLocation();
  const headTime = useChainTime();
  const { balances = [] } = useVestingBalances(account);
  const claims = vestingClaims(balances, { stakingAsset: appConfig.stakingAsset, headTime });
  if (claims.length === 0) return null;
  return <VestingRows claims={claims} onOpen={(id) => navigate(`/vesting?id=${id}`)} />;
}
