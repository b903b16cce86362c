import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type {
  AssetAmount,
  ChainInt,
  Operation,
  OperationPayloads,
  VestingBalanceCreate,
} from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatDateTime, parseChainTime } from '../../../platform/i18n/dates.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { TranslateReview } from '../texts/reviewTexts.ts';

const DAY_SECONDS = 86_400;

interface Words {
  readonly t: TranslateReview;
  amount(amount: AssetAmount): string;
  name(assetId: string): string;
  /** The name of an account. */
  account(id: string): string;
}

/** What sentences name things by. */
export interface Named {
  readonly assets: readonly Asset[];
  readonly accounts: readonly Pick<Account, 'id' | 'name'>[];
}

/** Hundredths of a percent as the chain has them: 30 is 0.3 %. */
const percent = (hundredths: number): string => String(hundredths / 100);

const date = (chainTime: string, addSeconds = 0): string =>
  formatDateTime(parseChainTime(chainTime) + addSeconds * 1000);

function termOf({ policy }: VestingBalanceCreate, t: TranslateReview): string {
  if (policy[0] === 0) {
    const { begin_timestamp: begin, vesting_cliff_seconds, vesting_duration_seconds } = policy[1];
    return t('review.termLinear', {
      cliff: date(begin, vesting_cliff_seconds),
      end: date(begin, vesting_duration_seconds),
    });
  }
  if (policy[0] === 1) {
    const { start_claim, vesting_seconds } = policy[1];
    return t('review.termCoinDays', { start: date(start_claim), count: vesting_seconds / DAY_SECONDS });
  }
  return t('review.termInstant');
}

const supplyOf = (units: ChainInt, precision: number): string =>
  formatAmount(BigInt(units), precision, 'plain');

/** What each operation does, but for a change of password, of which the sheet warns. */
const sentences: {
  [Type in keyof OperationPayloads]?: (operation: OperationPayloads[Type], words: Words) => string;
} = {
  [operationType.transfer]: (transfer, { t, amount, account }) =>
    t('review.transfer', {
      amount: amount(transfer.amount),
      name: account(transfer.to),
      id: transfer.to,
    }),
  [operationType.limit_order_create]: (
    { amount_to_sell, min_to_receive, expiration, fill_or_kill },
    { t, amount },
  ) =>
    fill_or_kill
      ? t('review.orderAtOnce', { amount: amount(amount_to_sell), least: amount(min_to_receive) })
      : t('review.orderRests', {
          amount: amount(amount_to_sell),
          least: amount(min_to_receive),
          time: date(expiration),
        }),
  [operationType.limit_order_cancel]: ({ order }, { t }) => t('review.orderCancel', { order }),
  [operationType.account_upgrade]: ({ account_to_upgrade: id }, { t, account }) =>
    t('review.upgrade', { name: account(id), id }),
  [operationType.asset_create]: ({ symbol, precision, common_options }, { t }) =>
    t('review.assetCreate', { symbol, precision, supply: supplyOf(common_options.max_supply, precision) }),
  [operationType.vesting_balance_create]: (create, { t, amount }) =>
    t('review.vestingCreate', { amount: amount(create.amount), term: termOf(create, t) }),
  [operationType.vesting_balance_withdraw]: (withdraw, { t, amount }) =>
    t('review.vestingWithdraw', { amount: amount(withdraw.amount), id: withdraw.vesting_balance }),
  [operationType.liquidity_pool_create]: (create, { t, name }) =>
    t('review.poolCreate', {
      assetA: name(create.asset_a),
      assetB: name(create.asset_b),
      share: name(create.share_asset),
      taker: percent(create.taker_fee_percent),
      withdrawal: percent(create.withdrawal_fee_percent),
    }),
  [operationType.liquidity_pool_delete]: ({ pool }, { t }) => t('review.poolDelete', { pool }),
  [operationType.liquidity_pool_deposit]: ({ pool, amount_a, amount_b }, { t, amount }) =>
    t('review.poolDeposit', { pool, amountA: amount(amount_a), amountB: amount(amount_b) }),
  [operationType.liquidity_pool_withdraw]: ({ pool, share_amount }, { t, amount }) =>
    t('review.poolWithdraw', { pool, amount: amount(share_amount) }),
  [operationType.liquidity_pool_exchange]: ({ pool, amount_to_sell, min_to_receive }, { t, amount }) =>
    t('review.poolExchange', { pool, amount: amount(amount_to_sell), least: amount(min_to_receive) }),
};

function sentenceOfType<Type extends keyof OperationPayloads>(
  type: Type,
  payload: OperationPayloads[Type],
  words: Words,
): string | undefined {
  return sentences[type]?.(payload, words);
}

/** An operation in one sentence with its amounts; undefined for one that has none. */
function operationSentence(
  [type, payload]: Operation,
  { assets, accounts }: Named,
  t: TranslateReview,
): string | undefined {
  const known = (id: string) => assets.find((asset) => asset.id === id);
  return sentenceOfType(type, payload, {
    t,
    name: (id) => known(id)?.symbol ?? id,
    account: (id) => accounts.find((each) => each.id === id)?.name ?? id,
    amount: ({ amount, asset_id }) =>
      `${formatAmount(BigInt(amount), known(asset_id)?.precision ?? 0, 'exact')}\u00a0${known(asset_id)?.symbol ?? asset_id}`,
  });
}

/**
 * The sentence of each operation of a transaction; null for a payment that is all of it, since its amount and recipient stand on the
 * sheet. Of several, the sums do not tell who gets what.
 */
export function operationSentences(
  operations: readonly Operation[],
  named: Named,
  t: TranslateReview,
): (string | null)[] {
  const isAlone = operations.length === 1;
  return operations.map((operation) =>
    isAlone && operation[0] === operationType.transfer
      ? null
      : (operationSentence(operation, named, t) ?? null),
  );
}
