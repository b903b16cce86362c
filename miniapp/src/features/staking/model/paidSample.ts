import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { StakingPayment } from '@xbts/shared/services/staking.ts';
import { epochKey, epochOf } from '@xbts/shared/staking/epochs.ts';
import { percentFaults, percentUnits, serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import { serviceTime } from '@xbts/shared/staking/serviceTime.ts';
import type { MadePayout } from '@xbts/shared/staking/share.ts';
import { isPayoutDay } from '@xbts/shared/staking/stakingCalendar.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { asChainTime } from '../../../platform/chain/chainTime.ts';
import { appConfig } from '../../../platform/server/config.ts';
import { type PaidTransfer, payersQuery, readTransfers } from './payoutsChain.ts';
import { paymentsQuery } from './stakingService.ts';
import { type StakingPercents, useStakingPercents } from './stakingShares.ts';

/** Epochs behind an estimate: three months. */
export const ESTIMATE_EPOCHS = 6;
/** Holders whose payouts are read when the chain fails: the largest, who have most of the whole. */
const HOLDERS = 5;
/** Maximum pages of a payer's history, 100 transfers each. */
const PAGES = 30;
/** ESTIMATE_EPOCHS of half a month and the present one. */
const BACK_MS = (ESTIMATE_EPOCHS + 1) * 15.5 * DAY_MS;
const WHOLE = 1_000_000n;

/** Actual payments of recent epochs, and their recipients' part of the whole. */
export interface PaidSample {
  /** chain: all transfers of the payers to holders; service: the service's list for the largest holders. */
  readonly source: 'chain' | 'service';
  /** The recipients' part of the whole, in ten-thousandths of a percent. */
  readonly percent: bigint;
  readonly payouts: readonly MadePayout[];
  readonly assets: readonly Asset[];
  /** Invalid rows of the service: unknown assets, amounts not above zero. */
  readonly leftOut: number;
}

/** The holders with the largest percents; none when the percents are invalid. */
export function largestHolders({ holders: { rows } }: StakingPercents): { names: string[]; percent: bigint } {
  const { accounts, isOverWhole } = percentFaults(rows);
  if (isOverWhole || accounts.size > 0) return { names: [], percent: 0n };
  const sorted = rows
    .flatMap(({ account, percent }) => {
      const units = percentUnits(percent);
      return units === null ? [] : [{ account, percent: units }];
    })
    .sort((one, other) => Number(other.percent - one.percent))
    .slice(0, HOLDERS);
  return {
    names: sorted.map(({ account }) => account),
    percent: sorted.reduce((sum, { percent }) => sum + percent, 0n),
  };
}

/** A service's payments as amounts of known assets; invalid ones are counted, not used. */
export function madePayouts(
  payments: readonly StakingPayment[],
  assets: readonly Asset[],
): { payouts: MadePayout[]; leftOut: number } {
  const payouts = payments.flatMap(({ asset: symbol, amount, time }): MadePayout[] => {
    const asset = assets.find((each) => each.symbol === symbol);
    const units = asset === undefined ? null : serviceUnits(amount, asset.precision);
    const at = serviceTime(time);
    if (asset === undefined || units === null || units <= 0n || Number.isNaN(at)) return [];
    return [{ time: at, assetId: asset.id, units }];
  });
  return { payouts, leftOut: payments.length - payouts.length };
}

/** A payout day in progress is incomplete: its epoch is left out, milliseconds. */
const endOfPaid = (now: number) => (isPayoutDay(now) ? epochOf(now).startsAt : Number.POSITIVE_INFINITY);

/**
 * Payers' transfers to present holders, one sum per epoch and asset: of completely read epochs, so from `since` on,
 * whose payout is finished.
 */
export function paidToHolders(
  transfers: readonly PaidTransfer[],
  { holderIds, since, now }: { holderIds: ReadonlySet<string>; since: number; now: number },
): MadePayout[] {
  const before = endOfPaid(now);
  const sums = new Map<string, MadePayout>();
  for (const { at, toId, assetId, units } of transfers) {
    const epoch = epochOf(at);
    if (epoch.startsAt < since || epoch.startsAt >= before || !holderIds.has(toId)) continue;
    const key = `${epochKey(epoch)} ${assetId}`;
    sums.set(key, { time: epoch.startsAt, assetId, units: (sums.get(key)?.units ?? 0n) + units });
  }
  return [...sums.values()];
}

/** The payers' transfers to the present holders; null when the operator names no payer, or there are none. */
async function readChainSample(percents: StakingPercents, signal: AbortSignal): Promise<PaidSample | null> {
  if (appConfig.payers.length === 0) return null;
  const payers = await payersQuery().queryFn({ signal });
  const now = asChainTime(Date.now());
  const from = epochOf(now - BACK_MS).startsAt;
  const reads = await Promise.all(
    payers.map(({ id, name }) =>
      readTransfers({ account: name, isWanted: ({ fromId }) => fromId === id, from, pages: PAGES }, signal),
    ),
  );
  const transfers = reads.flatMap((read) => read.transfers);
  const paid = await getAccounts(chain, [...new Set(transfers.map(({ toId }) => toId))], { signal });
  const holders = new Set(percents.holders.rows.map(({ account }) => account));
  const holderIds = new Set(
    paid.flatMap((account) => (account !== null && holders.has(account.name) ? [account.id] : [])),
  );
  const since = Math.max(from, ...reads.map((read) => read.since));
  const payouts = paidToHolders(transfers, { holderIds, since, now });
  if (payouts.length === 0) return null;
  const assets = await getAssets(chain, [...new Set(payouts.map(({ assetId }) => assetId))], { signal });
  const known = assets.filter((asset) => asset !== null);
  return { source: 'chain', percent: WHOLE, payouts, assets: known, leftOut: 0 };
}

async function readServiceSample(percents: StakingPercents, signal: AbortSignal): Promise<PaidSample> {
  const { names, percent } = largestHolders(percents);
  const lists = await Promise.all(names.map((name) => paymentsQuery(name).queryFn({ signal })));
  const payments = lists.flatMap(({ rows }) => rows);
  const symbols = [...new Set(payments.map(({ asset }) => asset))];
  const found = symbols.length === 0 ? [] : await getAssets(chain, symbols, { signal });
  const assets = found.filter((asset) => asset !== null);
  const { payouts, leftOut } = madePayouts(payments, assets);
  const before = endOfPaid(asChainTime(Date.now()));
  const paid = payouts.filter(({ time }) => time < before);
  return { source: 'service', percent, assets, payouts: paid, leftOut };
}

/** Recent payments by the chain or, when it fails, by the service's list. @throws AppError chain and service codes */
export async function readSample(percents: StakingPercents, signal: AbortSignal): Promise<PaidSample> {
  return (await readChainSample(percents, signal)) ?? readServiceSample(percents, signal);
}

const noPercents: StakingPercents = {
  staked: null,
  weight: null,
  count: 0,
  holders: { rows: [], dropped: 0 },
  unread: 0,
};

/** Recent payments to estimate from. */
export function usePaidSample(): UseQueryResult<PaidSample> {
  const percents = useStakingPercents();
  return useQuery({
    queryKey: ['staking', 'paidSample', percents.dataUpdatedAt],
    queryFn: ({ signal }) => readSample(percents.data ?? noPercents, signal),
    enabled: percents.data !== undefined,
    staleTime: 600_000,
    gcTime: 600_000,
  });
}
