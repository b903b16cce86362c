import { isApproving } from '@xbts/shared/protocol/approvals.ts';
import { authorityChangeOf } from '@xbts/shared/protocol/authorityChange.ts';
import { memoKeyChange } from '@xbts/shared/protocol/memoKeyChange.ts';
import type { AccountUpdate } from '@xbts/shared/protocol/operations/accountUpdate.ts';
import type { ChainInt } from '@xbts/shared/protocol/operations/parts.ts';
import type { VestingBalanceCreate } from '@xbts/shared/protocol/operations/vestingBalanceCreate.ts';
import type { Operation, OperationPayloads } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { payerOf } from '@xbts/shared/protocol/signed.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import type { TranslateReview } from '../texts/reviewTexts.ts';
import { accountUpdateParts } from './accountUpdateParts.ts';
import { approvalText, withdrawalText } from './approvalSentences.ts';
import { momentText, type Named, type Sentences, type Words } from './sentenceWords.ts';
import { timedSentences } from './timedSentences.ts';

const DAY_SECONDS = 86_400;

/** Hundredths of a percent as the chain has them: 30 is 0.3 %. */
const percent = (hundredths: number): string => String(hundredths / 100);

function termOf({ policy }: VestingBalanceCreate, t: TranslateReview): string {
  if (policy[0] === 0) {
    const { begin_timestamp: begin, vesting_cliff_seconds, vesting_duration_seconds } = policy[1];
    return t('review.termLinear', {
      cliff: momentText(begin, vesting_cliff_seconds),
      end: momentText(begin, vesting_duration_seconds),
    });
  }
  if (policy[0] === 1) {
    const { start_claim, vesting_seconds } = policy[1];
    return t('review.termCoinDays', { start: momentText(start_claim), count: vesting_seconds / DAY_SECONDS });
  }
  return t('review.termInstant');
}

const supplyOf = (units: ChainInt, precision: number): string =>
  formatAmount(BigInt(units), precision, 'plain');

/** Who signs from then on, or which key opens messages; of a change of password the sheet warns, and votes it lists. */
function updateText(update: AccountUpdate, words: Words): string | undefined {
  if (authorityChangeOf([operationType.account_update, update]) !== null)
    return accountUpdateParts(update, words).join('\n');
  const options = words.options(update.account);
  const key = options === undefined ? null : memoKeyChange(update, options);
  return key === null ? undefined : words.t('review.memoKey', { key });
}

/** What each operation does, but for a change of password, of which the sheet warns. */
const sentences: Sentences = {
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
          time: momentText(expiration),
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
  [operationType.proposal_create]: ({ proposed_ops, expiration_time }, { t, later }) =>
    t('review.propose', { time: momentText(expiration_time) }) + later(proposed_ops.map(({ op }) => op)),
  [operationType.proposal_update]: (update, words) =>
    isApproving(update)
      ? approvalText(update, words) + words.later(words.proposal(update.proposal))
      : withdrawalText(update, words),
  [operationType.proposal_delete]: ({ proposal }, { t }) => t('review.refuse', { proposal }),
  [operationType.account_update]: updateText,
  ...timedSentences,
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

function wordsOf(
  { assets, accounts, proposals = [], timed = [], candidates = [] }: Named,
  t: TranslateReview,
): Words {
  const known = (id: string) => assets.find((asset) => asset.id === id);
  const words: Words = {
    t,
    name: (id) => known(id)?.symbol ?? id,
    account: (id) => accounts.find((each) => each.id === id)?.name ?? id,
    options: (id) => accounts.find((each) => each.id === id)?.options,
    amount: ({ amount, asset_id }) =>
      `${formatAmount(BigInt(amount), known(asset_id)?.precision ?? 0, 'exact')}\u00a0${known(asset_id)?.symbol ?? asset_id}`,
    later: (operations) => operations.map((each) => `\n${laterSentence(each, words)}`).join(''),
    proposal: (id) => proposals.find((each) => each.id === id)?.operations ?? [],
    timed: (id) => timed.find((each) => each.id === id),
    candidate: (id) => candidates.find(({ voteId }) => voteId === id)?.name ?? id,
  };
  return words;
}

/** Parts behind each other; the colon before a list of its own lines would stand beside a semicolon. */
const inOneLine = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[:：]$/u, '')).join('; ');

/** What is done once it is approved: who pays, the fee, and all of the operation; the danger words for one that has no others. */
function laterSentence(operation: Operation | null, words: Words): string {
  const { t } = words;
  if (operation === null) return t('review.untold');
  const [type, payload] = operation;
  const what =
    type === operationType.account_update
      ? t('review.parts', { parts: inOneLine(accountUpdateParts(payload, words)) })
      : (sentenceOfType(type, payload, words) ?? t('review.untold'));
  const memo = type === operationType.transfer && payload.memo !== undefined ? ` ${t('review.sealed')}` : '';
  const name = words.account(payerOf(operation) ?? '');
  return t('review.later', { name, fee: words.amount(payload.fee), what }) + memo;
}

/** The sentence of each operation of a proposal, by itself. */
export const laterSentences = (
  operations: readonly (Operation | null)[],
  named: Named,
  t: TranslateReview,
): string[] => {
  const words = wordsOf(named, t);
  return operations.map((each) => laterSentence(each, words));
};

/** An operation in one sentence with its amounts; undefined for one that has none. */
const operationSentence = (
  [type, payload]: Operation,
  named: Named,
  t: TranslateReview,
): string | undefined => sentenceOfType(type, payload, wordsOf(named, t));

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
