import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Asset, type VestingBalance, vestingBalanceSchema } from '@xbts/shared/protocol/objects.ts';
import { type Position, stakesOf, totalStaked } from '@xbts/shared/staking/position.ts';
import * as v from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';
import { useChainTime } from '../../../platform/chain/chainTime.ts';
import { useStaleSince } from '../../../platform/chain/staleSince.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { fullAccountKey, useFullAccount } from '../../account/model/account.ts';
import { useAssetsRead } from '../../assets/model/assets.ts';

const vestingBalances = v.array(vestingBalanceSchema);

/** All vesting balances of an account, read from a chain node. @throws AppError those of ChainClient.call */
function readVestingBalances(account: string): Promise<VestingBalance[]> {
  return chain.call('database', 'get_vesting_balances', [account], { schema: vestingBalances });
}

/** The staking asset, with its state while it is missing. */
export interface StakingAssetRead {
  readonly asset: Asset | undefined;
  /** This network has no such asset. */
  readonly isAbsent: boolean;
  readonly error: Error | null;
  readonly readAgain: () => void;
}

/** The staking asset (config.json). */
export function useStakingAssetRead(): StakingAssetRead {
  const queries = useQueryClient();
  const { stakingAsset } = appConfig;
  const { assets, error, isPending } = useAssetsRead([stakingAsset]);
  const asset = assets.get(stakingAsset);
  return {
    asset,
    isAbsent: asset === undefined && error === null && !isPending,
    error,
    readAgain: () => void queries.refetchQueries({ queryKey: ['asset', stakingAsset] }),
  };
}

/** The staking asset alone, undefined until it is read. */
export function useStakingAsset(): Asset | undefined {
  return useStakingAssetRead().asset;
}

/** The stakes of an account at the chain's present time. */
export interface Stakes {
  /** The soonest unlocked first; undefined until read. */
  readonly positions: readonly Position[] | undefined;
  /** Units in all of them; null until read. */
  readonly total: bigint | null;
  readonly error: Error | null;
  /** The time of their reading, if that may be out of date; null while they are live. */
  readonly staleSince: number | null;
  readonly readAgain: () => void;
}

/** All vesting balances of an account, stakes and others. */
export interface VestingBalances extends Pick<Stakes, 'error' | 'staleSince' | 'readAgain'> {
  /** Undefined until they are read. */
  readonly balances: readonly VestingBalance[] | undefined;
}

/**
 * The vesting balances of an account, live; empty for null. A full account may lack some of very many: those are read
 * separately.
 */
export function useVestingBalances(account: string | null): VestingBalances {
  const full = useFullAccount(account);
  const hasMore = full.data?.more_data_available.vesting_balances === true;
  const all = useQuery({
    queryKey: [...fullAccountKey(account ?? ''), 'vesting', full.dataUpdatedAt],
    queryFn: () => readVestingBalances(account ?? ''),
    enabled: hasMore,
  });
  const balances = hasMore ? all.data : full.data?.vesting_balances;
  return {
    balances,
    error: balances === undefined ? (full.error ?? all.error) : null,
    staleSince: useStaleSince(full),
    readAgain: () => void (full.isError ? full.refetch() : all.refetch()),
  };
}

/** The stakes of an account, live; empty for null. */
export function useStakes(account: string | null): Stakes {
  const headTime = useChainTime();
  const { balances, ...read } = useVestingBalances(account);
  const positions =
    balances === undefined
      ? undefined
      : stakesOf(balances, { stakingAsset: appConfig.stakingAsset, headTime });
  return {
    positions,
    total: positions === undefined ? null : totalStaked(positions),
    ...read,
  };
}
