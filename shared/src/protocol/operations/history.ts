import * as v from 'valibot';
import { isObjectId } from '../objectId.ts';
import { assetAmountSchema, type ChainAmount } from '../objects.ts';
import { exchangeResultSchema, type OperationRecord } from '../records.ts';
import type { Memo } from './parts.ts';

type Result = OperationRecord['result'];

/** What an operation and its result do to an account's money, network fees apart. */
export interface OperationEffect {
  /** The other account, by its id. */
  readonly counterparty?: string;
  /** The order (1.7.x) that it is about; null where the result does not name it. */
  readonly orderId?: string | null;
  /** The pool (1.19.x) that it is about. */
  readonly poolId?: string;
  readonly gave?: readonly ChainAmount[];
  readonly got?: readonly ChainAmount[];
  readonly marketFee?: ChainAmount;
  /** False where the chain may have moved more than an operation of this kind tells. */
  readonly isWhole?: boolean;
  /** Put into an order of the account's own. */
  readonly ordered?: ChainAmount;
  /** Came back from there. */
  readonly returned?: ChainAmount;
  readonly staked?: ChainAmount;
  readonly claimed?: ChainAmount;
}

/** An amount of an operation: what came in (+), went out (−), or only takes part (no sign). */
export interface ListedMovement {
  assetId: string;
  units: bigint;
  sign: 1 | -1 | 0;
}

/** What an operation did to an order of the account. */
export interface OrderEvent {
  /** 1.7.x; null while the chain has not named it. */
  readonly id: string | null;
  /** Of a fill: what was paid and received for it, before the market fee. */
  readonly fill?: { readonly pays: ChainAmount; readonly receives: ChainAmount; readonly isMaker: boolean };
  /** The chain ended it by itself: its time was over, or the rest was too small to sell. */
  readonly ending?: 'expired' | 'rest';
}

/** How a list of operations tells of one. */
export interface Listing {
  /** For what moves money between accounts: whether it came in or went out. */
  readonly direction?: 'in' | 'out';
  readonly counterparty?: string;
  readonly movements?: readonly ListedMovement[];
  readonly memo?: Memo | null;
  readonly order?: OrderEvent;
}

/** A timed transfer to the account that waits for its secret. */
export interface Awaited {
  readonly from: string;
  readonly amount: ChainAmount;
}

/** Who looks at an operation of a history, and with what result it was carried out. */
export interface Seen {
  /** 1.2.x */
  readonly me: string;
  readonly result: Result;
  /**
   * Timed transfers to the account, by their ids; added to. The chain does not tell a recipient who gives the secret himself how much that
   * brought: it is known by their beginning.
   */
  readonly awaited: Map<string, Awaited>;
}

const recorded = <const T extends number, M extends v.ObjectEntries>(type: T, members: M) =>
  v.tuple([v.literal(type), v.object({ fee: assetAmountSchema, ...members })]);

/** The checked members of an operation in a history, amounts as bigint. */
type Recorded<M extends v.ObjectEntries> = v.InferOutput<ReturnType<typeof recorded<number, M>>>[1];

/** What an operation does in a history: the members it must have there, what it did to an account, and how it is listed. */
/* @__NO_SIDE_EFFECTS__ */
export function history<const T extends number, M extends v.ObjectEntries>(
  type: T,
  members: M,
  what: {
    effect(operation: Recorded<M>, seen: Seen): OperationEffect;
    listing(operation: Recorded<M>, seen: Pick<Seen, 'me' | 'result'>): Listing;
  },
) {
  return { schema: recorded(type, members), isFeeOnly: false, ...what };
}

/** The history of some operation. */
export type AnyHistory = ReturnType<typeof history>;

/** The history of an operation that moves nothing but its fee. */
/* @__NO_SIDE_EFFECTS__ */
export function feeHistory<const T extends number, M extends v.ObjectEntries>(
  type: T,
  members: M,
  effect: (operation: Recorded<M>) => OperationEffect = () => ({}),
) {
  return { schema: recorded(type, members), isFeeOnly: true, effect, listing: (): Listing => ({}) };
}

interface Sent {
  readonly from: string;
  readonly to: string;
  readonly amount: ChainAmount;
}

/** What money between accounts does to `me`. */
export function sentEffect({ from, to, amount }: Sent, me: string): OperationEffect {
  // To oneself nothing moves but the fee.
  if (from === to) return { counterparty: to };
  if (from === me) return { counterparty: to, gave: [amount] };
  return to === me ? { counterparty: from, got: [amount] } : { counterparty: to };
}

const listed = (amount: ChainAmount, sign: ListedMovement['sign']): ListedMovement => ({
  assetId: amount.asset_id,
  units: amount.amount,
  sign,
});
export const comes = (amount: ChainAmount) => listed(amount, 1);
export const goes = (amount: ChainAmount) => listed(amount, -1);
export const takesPart = (amount: ChainAmount) => listed(amount, 0);

/** Money from one account to another, seen by `me`; by neither of them when it only concerns the account. */
export function sentListing({ from, to, amount }: Sent, me: string, memo: Memo | null = null): Listing {
  if (from === me) return { direction: 'out', counterparty: to, movements: [goes(amount)], memo };
  if (to === me) return { direction: 'in', counterparty: from, movements: [comes(amount)], memo };
  return { counterparty: to, movements: [takesPart(amount)], memo };
}

/** What a pool really paid and took; null of a node before version 7, which does not tell. */
function exchangedBy(result: Result) {
  const parsed = v.safeParse(exchangeResultSchema, result);
  return parsed.success ? parsed.output[1] : null;
}

/** What a pool did; where only what was asked is known, not all is. */
export function exchangeEffect(
  poolId: string,
  asked: readonly ChainAmount[],
  result: Result,
): OperationEffect {
  const done = exchangedBy(result);
  return done === null
    ? { poolId, gave: asked, isWhole: false }
    : { poolId, gave: done.paid, got: done.received };
}

export function exchangeListing(asked: readonly ChainAmount[], result: Result): Listing {
  const done = exchangedBy(result);
  return {
    movements: done === null ? asked.map(goes) : [...done.paid.map(goes), ...done.received.map(comes)],
  };
}

const amountResult = v.tuple([v.literal(2), assetAmountSchema]);
const idResult = v.tuple([v.literal(1), v.string()]);

/** The amount that a result is; null for another. */
export function amountIn(result: Result): ChainAmount | null {
  const parsed = v.safeParse(amountResult, result);
  return parsed.success ? parsed.output[1] : null;
}

/** The object of a kind (`1.7`) that a result names; null for another. */
export function idIn(result: Result, kind: string): string | null {
  const parsed = v.safeParse(idResult, result);
  return parsed.success && isObjectId(parsed.output[1], kind) ? parsed.output[1] : null;
}
