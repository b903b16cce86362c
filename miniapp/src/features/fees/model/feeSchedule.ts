import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { HUNDRED_PERCENT } from '@xbts/shared/protocol/constants.ts';
import { defaultFeeParameters } from '@xbts/shared/protocol/fees.ts';
import type { FeeSchedule } from '@xbts/shared/protocol/globalProperties.ts';
import { type OperationName, operationName, operationType } from '@xbts/shared/protocol/operationTypes.ts';

/** Spec §2: the groups of the schedule. */
export const feeGroups = ['general', 'asset', 'market', 'account', 'business', 'pool'] as const;
export type FeeGroup = (typeof feeGroups)[number];

/** One part of an operation's fee, by the chain's name for it. */
export interface FeePart {
  readonly name: string;
  /** Core units. */
  readonly units: bigint;
}

export interface ScheduleRow {
  /** 0 to 77. */
  readonly type: number;
  readonly operation: OperationName;
  readonly group: FeeGroup;
  readonly parts: readonly FeePart[];
}

/** Prefixes of operation names and their groups; the first match counts. */
const groupsByName: readonly (readonly [start: string, group: FeeGroup])[] = [
  ['liquidity_pool_', 'pool'],
  ['limit_order_', 'market'],
  ['call_order_', 'market'],
  ['fill_order', 'market'],
  ['bid_collateral', 'market'],
  ['execute_bid', 'market'],
  ['account_', 'account'],
  ['custom_authority_', 'account'],
  ['asset_', 'asset'],
  ['override_transfer', 'asset'],
  ['fba_', 'asset'],
  ['withdraw_permission_', 'business'],
  ['witness_', 'business'],
  ['committee_', 'business'],
  ['vesting_', 'business'],
  ['worker_', 'business'],
  ['ticket_', 'business'],
  ['samet_', 'business'],
  ['credit_', 'business'],
];

/** The group of an operation; 'general' by default. */
export function feeGroupOf(operation: OperationName): FeeGroup {
  return groupsByName.find(([start]) => operation.startsWith(start))?.[1] ?? 'general';
}

/**
 * Every operation with a fee, with the charged parts of that fee: the chain's live schedule with its scale, and the
 * node's built-in values for operations that the schedule lacks (chain.md §8).
 */
export function scheduleRowsOf(schedule: FeeSchedule): ScheduleRow[] {
  const listed = new Map(schedule.parameters);
  return Object.values(operationType).flatMap((type) => {
    const operation = operationName(type);
    const parameters = { ...defaultFeeParameters[type], ...listed.get(type) };
    const parts = Object.entries(parameters).map(([name, units]) => ({
      name,
      units: mulDivDown(units, schedule.scale, BigInt(HUNDRED_PERCENT)),
    }));
    if (operation === undefined || parts.length === 0) return [];
    return [{ type, operation, group: feeGroupOf(operation), parts }];
  });
}
