import { getAssetUnits } from '@xbts/shared/actions/getAssetUnits.ts';
import { getDynamicGlobalProperties } from '@xbts/shared/actions/getDynamicGlobalProperties.ts';
import { getVestingBalances } from '@xbts/shared/actions/getVestingBalances.ts';
import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { stakesOf, totalStaked } from '@xbts/shared/staking/position.ts';
import type { OwnStakes } from './market.ts';

/** The stakes of accounts (1.2.x) that have any, in their order. @throws AppError node.* */
export async function readOwnStakes(
  client: ChainClient,
  { accountIds, stakingAsset }: { accountIds: readonly string[]; stakingAsset: string },
): Promise<OwnStakes[]> {
  const [[asset], { time }, ...balances] = await Promise.all([
    getAssetUnits(client, [stakingAsset]),
    getDynamicGlobalProperties(client),
    ...accountIds.map((id) => getVestingBalances(client, id)),
  ] as const);
  if (asset === null || asset === undefined)
    throw new AppError('node.bad_answer', { method: 'get_assets', detail: `${stakingAsset} is unknown` });
  const headTime = msOfChainTime(time);
  return accountIds.flatMap((accountId, index) => {
    const stakes = stakesOf(balances[index] ?? [], { stakingAsset, headTime });
    if (stakes.length === 0) return [];
    const unlocksAt = stakes.find(({ status }) => status === 'locked')?.unlocksAt ?? null;
    const matured = stakes.filter(({ status }) => status === 'matured');
    const text = (units: bigint) => formatPlain(units, asset.precision);
    return [
      {
        accountId,
        staked: text(totalStaked(stakes)),
        claimable: matured.length === 0 ? null : text(totalStaked(matured)),
        unlocksAt,
      },
    ];
  });
}
