import * as v from 'valibot';
import { isObjectId } from '../objectId.ts';
import { assetAmountSchema, type ChainAmount } from '../objects.ts';
import { exchangeResultSchema, type OperationRecord } from '../records.ts';
import type { Memo } from './parts.ts';

type Result = OperationRecord['result'];

/** The effect of an operation and its result on an account's money, without network fees. */
export interface OperationEffect {
  /** The other account, by its id. */
  readonly counterparty?: string;
  /** Its order (1.7.x); null when the result does not name it. */
  readonly orderId?: string | null;
  /** Its pool (1.19.x). */
  readonly poolId?: string;
  readonly gave?: readonly ChainAmount[];
  readonly got?: readonly ChainAmount[];
  readonly marketFee?: ChainAmount;
  /** False when the chain may have moved more than the operation itself shows. */
  readonly isWhole?: boolean;
  /** Moved into an order of the account's own. */
  readonly ordered?: ChainAmount;
  /** Returned from there. */
  readonly returned?: ChainAmount;
  readonly staked?: ChainAmount;
  readonly claimed?: ChainAmount;
}

/** An amount of an operation: incoming (+), outgoing (−), or only involved (no sign). */
export interface ListedMovement {
  assetId: string;
  units: bigint;
  sign: 1 | -1 | 0;
}

/** The effect of an operation on an order of the account. */
export interface OrderEvent {
  /** 1.7.x; null while the chain has not named it. */
  readonly id: string | null;
  /** A fill's payment and proceeds, before the market fee. */
  readonly fill?: { readonly pays: ChainAmount; readonly receives: ChainAmount; readonly isMaker: boolean };
  /** The chain ended it: it expired, or the rest was too small to sell. */
  readonly ending?: 'expired' | 'rest';
}

/** An operation's entry in a list. */
export interface Listing {
  /** For transfers between accounts: incoming or outgoing. */
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

/** The viewer of a history's operation, and the operation's result. */
export interface Seen {
  /** 1.2.x */
  readonly me: string;
  readonly result: Result;
  /**
   * Timed transfers to the account, by their ids; updated here. The chain does not report the amount to a recipient who
   * reveals the secret: the transfer's creation gives it.
   */
  readonly awaited: Map<string, Awaited>;
}

const recorded = <const T extends number, M extends v.ObjectEntries>(type: T, members: M) =>
  v.tuple([v.literal(type), v.object({ fee: assetAmountSchema, ...members })]);

/** The checked members of a recorded operation, amounts as bigint. */
type Recorded<M extends v.ObjectEntries> = v.InferOutput<ReturnType<typeof recorded<number, M>>>[1];

/** An operation's handling in histories: its required members, its effect on an account, and its list entry. */
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

/** Any operation's handling in histories. */
export type AnyHistory = ReturnType<typeof history>;

/** The handling of an operation that moves only its fee. */
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

/** The effect of a transfer between accounts on `me`. */
export function sentEffect({ from, to, amount }: Sent, me: string): OperationEffect {
  // A transfer to oneself moves only the fee.
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

/** A transfer between accounts, seen by `me`; without a direction when the account is neither of them. */
export function sentListing({ from, to, amount }: Sent, me: string, memo: Memo | null = null): Listing {
  if (from === me) return { direction: 'out', counterparty: to, movements: [goes(amount)], memo };
  if (to === me) return { direction: 'in', counterparty: from, movements: [comes(amount)], memo };
  return { counterparty: to, movements: [takesPart(amount)], memo };
}

/** A pool's actual payment and receipt; null from a node before version 7, which omits them. */
function exchangedBy(result: Result) {
  const parsed = v.safeParse(exchangeResultSchema, result);
  return parsed.success ? parsed.output[1] : null;
}

/** The effect of an exchange with a pool; incomplete when only the request is known. */
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

/** The amount in a result; null for another result. */
export function amountIn(result: Result): ChainAmount | null {
  const parsed = v.safeParse(amountResult, result);
  return parsed.success ? parsed.output[1] : null;
}

/** The object of a kind (`1.7`) in a result; null for another result. */
export function idIn(result: Result, kind: string): string | null {
  const parsed = v.safeParse(idResult, result);
  return parsed.success && isObjectId(parsed.output[1], kind) ? parsed.output[1] : null;
}
