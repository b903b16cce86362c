import { literal, safeParse, tuple } from 'valibot';
import { CORE_ASSET_ID } from '../protocol/constants.ts';
import { receivedBy } from '../protocol/marketFee.ts';
import { assetAmountSchema, type ChainAmount, objectIdOf } from '../protocol/objects.ts';
import { operationType } from '../protocol/operationTypes.ts';
import type { RecordedOperation } from '../protocol/recordedOperations.ts';
import { exchangeResultSchema, type OperationRecord } from '../protocol/records.ts';
import type { Entry } from './entry.ts';

/** What an operation and its result tell of an account's money, network fees apart. */
export type Told = Partial<
  Pick<Entry, 'counterparty' | 'orderId' | 'poolId' | 'gave' | 'got' | 'marketFee' | 'isWhole'>
> & {
  /** Put into an order of the account's own. */
  readonly ordered?: ChainAmount;
  /** Came back from there. */
  readonly returned?: ChainAmount;
  readonly staked?: ChainAmount;
  readonly claimed?: ChainAmount;
};

type Result = OperationRecord['result'];
const amountResult = tuple([literal(2), assetAmountSchema]);
const orderResult = tuple([literal(1), objectIdOf('1.7')]);

/** What a pool really paid and took; a node before version 7 does not tell, and only what was asked is known. */
function exchanged(result: Result, poolId: string, asked: readonly ChainAmount[]): Told {
  const parsed = safeParse(exchangeResultSchema, result);
  if (!parsed.success) return { poolId, gave: asked, isWhole: false };
  const [, { paid, received }] = parsed.output;
  return { poolId, gave: paid, got: received };
}

function issued(
  { issuer, issue_to_account: to, asset_to_issue }: Extract<RecordedOperation, [14, unknown]>[1],
  me: string,
): Told {
  return to === me ? { counterparty: issuer, got: [asset_to_issue] } : { counterparty: to };
}

function between(me: string, { from, to, amount }: { from: string; to: string; amount: ChainAmount }): Told {
  // To oneself nothing moves but the fee.
  if (from === to) return { counterparty: to };
  if (from === me) return { counterparty: to, gave: [amount] };
  return to === me ? { counterparty: from, got: [amount] } : { counterparty: to };
}

function fillTold(fill: Extract<RecordedOperation, [4, unknown]>[1]): Told {
  const { pays, fee, order_id } = fill;
  const isLimitOrder = order_id.startsWith('1.7.');
  return { orderId: order_id, gave: [pays], got: [receivedBy(fill)], marketFee: fee, isWhole: isLimitOrder };
}

function cancelTold(orderId: string, result: Result): Told {
  const parsed = safeParse(amountResult, result);
  return parsed.success ? { orderId, returned: parsed.output[1] } : { orderId, isWhole: false };
}

/** What an operation whose members are known told an account; undefined for kinds that this module does not read. */
export function toldBy([type, op]: RecordedOperation, result: Result, me: string): Told | undefined {
  switch (type) {
    case operationType.transfer:
      return between(me, op);
    case operationType.asset_issue:
      return issued(op, me);
    case operationType.limit_order_create: {
      const placed = safeParse(orderResult, result);
      return { orderId: placed.success ? placed.output[1] : null, ordered: op.amount_to_sell };
    }
    case operationType.limit_order_cancel:
      return cancelTold(op.order, result);
    case operationType.fill_order:
      return fillTold(op);
    case operationType.limit_order_update:
      // How the fee of the order changes with it is not told.
      return op.delta_amount_to_sell === undefined
        ? { orderId: op.order, isWhole: false }
        : { orderId: op.order, ordered: op.delta_amount_to_sell, isWhole: false };
    case operationType.asset_reserve:
      return { gave: [op.amount_to_reserve] };
    case operationType.asset_fund_fee_pool:
      return { gave: [{ amount: op.amount, asset_id: CORE_ASSET_ID }] };
    case operationType.vesting_balance_create:
      if (op.creator !== me) return { counterparty: op.creator };
      return op.owner === me ? { staked: op.amount } : { counterparty: op.owner, gave: [op.amount] };
    case operationType.vesting_balance_withdraw:
      return { claimed: op.amount };
    case operationType.balance_claim:
      return { got: [op.total_claimed] };
    case operationType.liquidity_pool_deposit:
      return exchanged(result, op.pool, [op.amount_a, op.amount_b]);
    case operationType.liquidity_pool_withdraw:
      return exchanged(result, op.pool, [op.share_amount]);
    case operationType.liquidity_pool_exchange:
      return exchanged(result, op.pool, [op.amount_to_sell]);
    case operationType.liquidity_pool_delete:
    case operationType.liquidity_pool_update:
      return { poolId: op.pool };
    default:
      return undefined;
  }
}
