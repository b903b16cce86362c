import type { AccountObject, AccountStatistics, BalanceObject } from './objects/accounts.ts';
import type { AssetDynamicData, AssetObject } from './objects/assets.ts';
import type { BlockSummary, TransactionRecord } from './objects/blocks.ts';
import type { BucketObject, FillRecord, LimitOrderObject, MarketTicker } from './objects/market.ts';
import type { AccountHistoryRecord, OperationRecord } from './objects/operations.ts';
import type { PoolHistoryRecord, PoolObject, PoolStatistics } from './objects/pools.ts';
import type { ChainProperties, DynamicGlobalProperties, GlobalProperties } from './objects/properties.ts';
import type { ProposalObject } from './objects/proposals.ts';
import type { HtlcObject } from './objects/timed.ts';
import type { VestingBalanceObject } from './objects/vesting.ts';
import type { CommitteeMemberObject, WitnessObject, WitnessSchedule } from './objects/witnesses.ts';
import type { WorkerObject } from './objects/workers.ts';

/**
 * The type of object behind each `space.type` of an id. Their shapes are in objects/, by noun: the node's JSON members
 * in their order, with bigint where the chain has 64 or 128 bits.
 */
export interface ObjectTypes {
  '1.2': AccountObject;
  '1.3': AssetObject;
  '1.5': CommitteeMemberObject;
  '1.6': WitnessObject;
  '1.7': LimitOrderObject;
  '1.10': ProposalObject;
  '1.11': OperationRecord;
  '1.13': VestingBalanceObject;
  '1.14': WorkerObject;
  '1.16': HtlcObject;
  '1.19': PoolObject;
  '2.0': GlobalProperties;
  '2.1': DynamicGlobalProperties;
  '2.3': AssetDynamicData;
  '2.5': BalanceObject;
  '2.6': AccountStatistics;
  '2.7': TransactionRecord;
  '2.8': BlockSummary;
  '2.9': AccountHistoryRecord;
  '2.11': ChainProperties;
  '2.12': WitnessSchedule;
  '5.0': FillRecord;
  '5.1': BucketObject;
  '5.2': MarketTicker;
  '5.4': PoolHistoryRecord;
  '5.6': PoolStatistics;
}

export type ObjectType = keyof ObjectTypes;

export type ChainObject = ObjectTypes[ObjectType];
