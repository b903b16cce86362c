import { safeParse } from 'valibot';
import { mulDivDown, mulDivUp } from '../amounts/mulDiv.ts';
import { msOfChainTime } from '../protocol/chainTime.ts';
import type { Codec } from '../protocol/codec.ts';
import { CORE_ASSET_ID, HUNDRED_PERCENT } from '../protocol/constants.ts';
import { feeOf } from '../protocol/fees.ts';
import type { FeeSchedule } from '../protocol/globalProperties.ts';
import { assetAmountSchema } from '../protocol/objects.ts';
import type { Operation } from '../protocol/operations.ts';
import { operationType } from '../protocol/operationTypes.ts';
import { isKnownType } from '../protocol/packedOperations.ts';
import type { OperationRecord } from '../protocol/records.ts';
import type { TimedRecord } from './entry.ts';
import { feePayerOf } from './feePayer.ts';

/** The cost of one past operation at the present schedule. */
export interface PresentFee {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Core units. */
  readonly units: bigint;
}

/** The chain's present rules about fees. */
export interface FeeRules {
  readonly schedule: FeeSchedule;
  readonly codec: Codec;
  /** The maker's refund of an order's fee, hundredths of a percent. */
  readonly makerDiscount: number;
}

/**
 * The network fees that an account's operations would cost today. Special cases: an order that was never filled gets
 * its fee back (chain.md §8), half of an asset's fee goes to its fee pool, and a membership is bought once.
 */
export function presentFees(records: readonly TimedRecord[], account: string, rules: FeeRules): PresentFee[] {
  const fills = firstFills(records);
  return records.flatMap((record) => {
    if (record.is_virtual === true || feePayerOf(record.op) !== account) return [];
    const units = consumed(record, costOf(record, rules), { fills, rules });
    return units === 0n ? [] : [{ at: msOfChainTime(record.block_time), units }];
  });
}

/** A lifetime member's refund of such fees: all but the network's part (C/account_object.cpp, process_fees). */
export function cashbackRoundedDown(fees: bigint, networkPercent: number): bigint {
  return fees - mulDivUp(fees, BigInt(networkPercent), BigInt(HUNDRED_PERCENT));
}

/** Whether an order was the maker in its first fill, by its id; records are newest first. */
function firstFills(records: readonly TimedRecord[]): ReadonlyMap<string, boolean> {
  const fills = records.filter(({ op }) => op[0] === operationType.fill_order);
  return new Map(fills.map(({ op }) => [String(op[1].order_id), op[1].is_maker === true]));
}

interface Consuming {
  readonly fills: ReadonlyMap<string, boolean>;
  readonly rules: FeeRules;
}

function consumed({ op, result }: OperationRecord, fee: bigint, { fills, rules }: Consuming): bigint {
  if (op[0] === operationType.account_upgrade) return 0n;
  if (op[0] === operationType.asset_create) return fee - fee / 2n;
  if (op[0] !== operationType.limit_order_create) return fee;
  const isMaker = fills.get(String(result[1]));
  if (isMaker === undefined) return 0n;
  return isMaker ? fee - mulDivDown(fee, BigInt(rules.makerDiscount), BigInt(HUNDRED_PERCENT)) : fee;
}

function costOf({ op }: OperationRecord, { schedule, codec }: FeeRules): bigint {
  if (isKnownType(op[0])) return feeOf(op as unknown as Operation, schedule, codec);
  const listed = schedule.parameters.find(([type]) => type === op[0])?.[1].fee;
  if (listed !== undefined) return mulDivDown(listed, schedule.scale, BigInt(HUNDRED_PERCENT));
  // The schedule does not have this kind: only the fee paid then is known.
  const paid = safeParse(assetAmountSchema, op[1].fee);
  return paid.success && paid.output.asset_id === CORE_ASSET_ID ? paid.output.amount : 0n;
}
