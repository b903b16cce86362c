import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { HUNDRED_PERCENT } from '@xbts/shared/protocol/constants.ts';
import { defaultFeeParameters } from '@xbts/shared/protocol/fees.ts';
import type { FeeSchedule } from '@xbts/shared/protocol/globalProperties.ts';
import { type OperationName, operationName, operationType } from '@xbts/shared/protocol/operationTypes.ts';

/** Spec §2: how the schedule is grouped. */
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

/** Beginnings of operation names and the group of what begins so; the first that fits counts. */
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

/** The group of an operation; 'general' for what belongs to no other. */
export function feeGroupOf(operation: OperationName): FeeGroup {
  return groupsByName.find(([start]) => operation.startsWith(start))?.[1] ?? 'general';
}

/**
 * Every operation that has a fee, with the parts of that fee as they are charged: the chain's live schedule with its
 * scale, and what is compiled into the node for what the schedule does not list (chain.md §8).
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
