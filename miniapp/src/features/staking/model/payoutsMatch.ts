import { type StakingPayment, stakingRoutes } from '@xbts/shared/services/staking.ts';
import { epochKey, epochOf } from '@xbts/shared/staking/epochs.ts';
import { serviceUnits } from '@xbts/shared/staking/servicePercents.ts';
import { serviceTime } from '@xbts/shared/staking/serviceTime.ts';
import type { PaidRead, PaidTransfer } from './payoutsChain.ts';

/** The part of an asset in use here. */
export interface PayoutAsset {
  readonly id: string;
  readonly symbol: string;
  readonly precision: number;
}

/**
 * equal: paid as promised; less, more: a different amount was paid; missing: promised, and not on the chain; awaited:
 * on the chain, and too new for the service's list; unlisted: on the chain, and not in the service's list; wrong: the
 * service's row is invalid; unchecked: the chain was not read so far; onChain: the service has no data.
 */
export type PayoutState =
  | 'equal'
  | 'less'
  | 'more'
  | 'missing'
  | 'awaited'
  | 'unlisted'
  | 'wrong'
  | 'unchecked'
  | 'onChain';

/** Why a row of the service is invalid. */
export type PayoutFault = 'negative' | 'unknownAsset' | 'otherAsset' | 'unreadable';

/** One payout: the service's row and the chain's transfer. */
export interface PayoutRow {
  readonly key: string;
  /** The block's time, or the service's without a transfer; null when that is invalid. */
  readonly at: number | null;
  readonly symbol: string;
  /** Null for an asset unknown to the chain. */
  readonly asset: PayoutAsset | null;
  /** Null when the service's amount is unreadable. */
  readonly promised: bigint | null;
  /** The service's amount as written; null when it does not list the payment. */
  readonly promisedText: string | null;
  readonly paid: PaidTransfer | null;
  readonly state: PayoutState;
  readonly fault: PayoutFault | null;
}

/**
 * Maximum difference between the service's clock and the chain's, milliseconds: a payout at midnight is still the same.
 */
const CLOCKS_MS = 21_600_000;

/**
 * The list may be as old as a cache in between allows, and is read at the same interval: it cannot contain a payout
 * this much newer than its reading, milliseconds.
 */
const LIST_MS = 2 * stakingRoutes.payments.ttlSeconds * 1000;

interface Claim {
  readonly payment: StakingPayment;
  readonly at: number | null;
  readonly asset: PayoutAsset | null;
  readonly units: bigint | null;
  readonly fault: PayoutFault | null;
}

/**
 * The service's payments (null: no data; read at `listedAt`, milliseconds of the chain's time) beside transfers on the
 * chain (null: not read), newest first.
 */
export function payoutRowsOf(input: {
  payments: readonly StakingPayment[] | null;
  listedAt: number;
  paid: PaidRead | null;
  assets: readonly PayoutAsset[];
}): PayoutRow[] {
  const { payments, listedAt, paid, assets } = input;
  const claims = (payments ?? []).map((payment) => claimOf(payment, assets));
  const matches = matched(claims, paid?.transfers ?? []);
  const taken = new Set([...matches.values()].map(({ id }) => id));
  const claimed = claims.map((claim, index) =>
    rowOfClaim(claim, { index, transfer: matches.get(claim), paid, assets }),
  );
  const others = (paid?.transfers ?? [])
    .filter(({ id }) => !taken.has(id))
    .map((transfer) => rowOfTransfer(transfer, assets, payments === null ? null : listedAt));
  return [...claimed, ...others].sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

function claimOf(payment: StakingPayment, assets: readonly PayoutAsset[]): Claim {
  const asset = assets.find(({ symbol }) => symbol === payment.asset) ?? null;
  const time = serviceTime(payment.time);
  const at = Number.isNaN(time) ? null : time;
  const units = asset === null ? null : serviceUnits(payment.amount, asset.precision);
  return { payment, at, asset, units, fault: faultOf({ payment, at, asset, units }) };
}

function faultOf({ payment, at, asset, units }: Omit<Claim, 'fault'>): PayoutFault | null {
  if (payment.amount.startsWith('-')) return 'negative';
  if (asset === null) return 'unknownAsset';
  return units === null || at === null ? 'unreadable' : null;
}

/**
 * The transfer of each claim: the one it names; else one of the same asset and epoch, preferably of the same amount,
 * the nearest in time. Nodes may number operations differently, so the service's 1.11.7 may be another one here: one of
 * another asset is the last choice.
 */
function matched(claims: readonly Claim[], transfers: readonly PaidTransfer[]): Map<Claim, PaidTransfer> {
  const matches = new Map<Claim, PaidTransfer>();
  const free = new Map(transfers.map((transfer) => [transfer.id, transfer]));
  const take = (claim: Claim, transfer: PaidTransfer | undefined) => {
    if (transfer === undefined || matches.has(claim)) return;
    matches.set(claim, transfer);
    free.delete(transfer.id);
  };
  const named = ({ payment }: Claim) => free.get(payment.id);
  const isNamedRight = (claim: Claim) => claim.asset === null || named(claim)?.assetId === claim.asset.id;
  for (const claim of claims.filter(isNamedRight)) take(claim, named(claim));
  const sound = claims.filter(({ fault }) => fault === null);
  for (const claim of sound) take(claim, nearest(claim, free.values(), true));
  for (const claim of claims) take(claim, named(claim));
  for (const claim of sound) take(claim, nearest(claim, free.values(), false));
  return matches;
}

function nearest(
  { at, asset, units }: Claim,
  transfers: Iterable<PaidTransfer>,
  isSameAmount: boolean,
): PaidTransfer | undefined {
  if (at === null || asset === null) return undefined;
  const distance = (transfer: PaidTransfer) => Math.abs(transfer.at - at);
  return [...transfers]
    .filter((each) => each.assetId === asset.id && (!isSameAmount || each.units === units))
    .filter((each) => distance(each) < CLOCKS_MS || epochKey(epochOf(each.at)) === epochKey(epochOf(at)))
    .sort((one, other) => distance(one) - distance(other))[0];
}

function rowOfClaim(
  claim: Claim,
  context: {
    index: number;
    transfer: PaidTransfer | undefined;
    paid: PaidRead | null;
    assets: readonly PayoutAsset[];
  },
): PayoutRow {
  const { payment, units } = claim;
  const { index, transfer, paid, assets } = context;
  const isOther = transfer !== undefined && claim.asset !== null && claim.asset.id !== transfer.assetId;
  // The chain decides what was paid, whatever the service calls it.
  const asset = transfer === undefined ? claim.asset : (assetOf(transfer, assets) ?? null);
  const fault = claim.fault ?? (isOther ? 'otherAsset' : null);
  return {
    key: transfer?.id ?? `service ${index} ${payment.id}`,
    at: transfer?.at ?? claim.at,
    symbol: asset?.symbol ?? payment.asset,
    asset,
    promised: fault === null ? units : null,
    promisedText: payment.amount,
    paid: transfer ?? null,
    fault,
    state: fault === null ? stateOf(claim, transfer, paid) : 'wrong',
  };
}

function stateOf(
  { at, units }: Claim,
  transfer: PaidTransfer | undefined,
  paid: PaidRead | null,
): PayoutState {
  if (transfer === undefined) return paid === null || (at ?? 0) < paid.since ? 'unchecked' : 'missing';
  const deviation = transfer.units - (units ?? 0n);
  if (deviation === 0n) return 'equal';
  return deviation < 0n ? 'less' : 'more';
}

function rowOfTransfer(
  transfer: PaidTransfer,
  assets: readonly PayoutAsset[],
  listedAt: number | null,
): PayoutRow {
  const asset = assetOf(transfer, assets) ?? null;
  return {
    key: transfer.id,
    at: transfer.at,
    symbol: asset?.symbol ?? transfer.assetId,
    asset,
    promised: null,
    promisedText: null,
    paid: transfer,
    fault: null,
    state: listedAt === null ? 'onChain' : transfer.at > listedAt - LIST_MS ? 'awaited' : 'unlisted',
  };
}

const assetOf = ({ assetId }: PaidTransfer, assets: readonly PayoutAsset[]) =>
  assets.find(({ id }) => id === assetId);
