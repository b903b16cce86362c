import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type VestingBalance, vestingBalanceSchema } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';
import type { Storage } from '../../storage/openStorage.ts';
import { type WatchedAccount, watchedAccounts } from '../../storage/repositories/accounts.ts';
import { type MaturedStake, stakeMatured } from '../kinds/stakeMatured.ts';
import { queueEvents } from '../queueEvents.ts';

/** Accounts asked about at once. */
const pageSize = 50;
/**
 * A stake that matured longer ago is not told any more. It must be less than the days that sent notices are kept for (housekeeping.ts),
 * since those are what keeps a stake from being told again.
 */
const toldWithinMs = 7 * 86_400_000;

const answerSchema = v.array(vestingBalanceSchema);

/**
 * When a stake can be claimed by the product's rule, start_claim + vesting_seconds (chain.md §7: the chain itself would let a part go
 * earlier); undefined for a vesting balance that is no stake, or holds nothing any more.
 */
export function maturesAt(balance: VestingBalance, stakingAsset: string): number | undefined {
  const [type, policy] = balance.policy;
  if (type !== 1 || balance.balance.asset_id !== stakingAsset || balance.balance.amount <= 0n)
    return undefined;
  const start = Date.parse(`${policy.start_claim}Z`);
  return start > 0 ? start + policy.vesting_seconds * 1_000 : undefined;
}

/**
 * Queues a notice for every stake that has matured within the last days at the chain's time `now`, to those who watch its owner and
 * chose to be told. One call a watched account, so it runs once an hour. Answers how many notices are new.
 */
export async function findMatured(
  deps: { storage: Storage; client: ChainClient; stakingAsset: string },
  now: number,
): Promise<number> {
  const { storage, client, stakingAsset } = deps;
  const [asset] = await getAssets(client, [stakingAsset]);
  if (asset === undefined || asset === null) return 0;
  const { symbol, precision } = asset;
  let queued = 0;
  let after = '';
  for (;;) {
    const page = await watchedAccounts(storage.db, { kind: stakeMatured.name, after, limit: pageSize });
    const events = await Promise.all(
      page.map(async (owner) =>
        (await maturedOf(client, owner, { stakingAsset, now })).map(
          ({ id, balance }): MaturedStake => ({
            vestingId: id,
            ownerId: owner.id,
            ownerName: owner.name,
            units: balance.amount,
            symbol,
            precision,
          }),
        ),
      ),
    );
    queued += await queueEvents(storage.db, stakeMatured, events.flat());
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return queued;
    after = last.id;
  }
}

async function maturedOf(
  client: ChainClient,
  owner: WatchedAccount,
  { stakingAsset, now }: { stakingAsset: string; now: number },
): Promise<VestingBalance[]> {
  const balances = await client.call('database', 'get_vesting_balances', [owner.id], {
    schema: answerSchema,
  });
  return balances.filter((balance) => {
    const at = maturesAt(balance, stakingAsset);
    return at !== undefined && at <= now && at > now - toldWithinMs;
  });
}
