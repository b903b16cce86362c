import * as v from 'valibot';
import type { AnyHistory, Listing, OperationEffect, Seen } from './operations/history.ts';
import { histories } from './operations.ts';

type Histories = typeof histories;
type RecordedType = keyof Histories;

/** A checked operation that histories show and payouts follow: amounts as bigint, ids of the right kind. */
export type RecordedOperation = { [T in RecordedType]: v.InferOutput<Histories[T]['schema']> }[RecordedType];

/** Untyped by operation here: the table of histories ties each to its number. */
const known: Readonly<Record<RecordedType, Pick<AnyHistory, 'effect' | 'listing'>>> = histories;

const isRecordedType = (type: number): type is RecordedType => Object.hasOwn(histories, type);

/** A recorded operation with its members checked, or undefined when it is of another kind or malformed. */
export function readRecordedOperation([type, members]: readonly [number, unknown]):
  | RecordedOperation
  | undefined {
  if (!isRecordedType(type)) return undefined;
  const parsed = v.safeParse(histories[type].schema, [type, members]);
  return parsed.success ? parsed.output : undefined;
}

/** The effect of a checked operation on an account's money. */
export const effectOf = ([type, members]: RecordedOperation, seen: Seen): OperationEffect =>
  known[type].effect(members, seen);

/** An operation's entry in a list. */
export const listingOf = ([type, members]: RecordedOperation, seen: Pick<Seen, 'me' | 'result'>): Listing =>
  known[type].listing(members, seen);

/** True for the number of an operation that moves only its fee. */
export const movesOnlyItsFee = (type: number): boolean => isRecordedType(type) && histories[type].isFeeOnly;
