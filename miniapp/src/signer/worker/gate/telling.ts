import { AppError } from '@xbts/shared/errors/appError.ts';
import type { AccountUpgrade } from '@xbts/shared/protocol/operations/accountUpgrade.ts';
import type { AssetCreate } from '@xbts/shared/protocol/operations/assetCreate.ts';
import type { ProposalUpdate } from '@xbts/shared/protocol/operations/proposalUpdate.ts';
import type { VestingBalanceCreate } from '@xbts/shared/protocol/operations/vestingBalanceCreate.ts';
import type { Operation, OperationPayloads } from '@xbts/shared/protocol/operations.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { formatAmount } from '../../../platform/i18n/numbers.ts';
import { timedTellings } from './timed.ts';
import { type AgreedNames, momentOf, type Tellings, type Words, wordsBy } from './words.ts';

const DAY_SECONDS = 86_400;

const percent = (hundredths: number) => String(hundredths / 100);

function termOf({ policy }: VestingBalanceCreate): string[] {
  if (policy[0] === 0) {
    const { begin_timestamp: begin, vesting_cliff_seconds, vesting_duration_seconds } = policy[1];
    return [momentOf(begin, vesting_cliff_seconds), momentOf(begin, vesting_duration_seconds)];
  }
  if (policy[0] === 1)
    return [momentOf(policy[1].start_claim), String(policy[1].vesting_seconds / DAY_SECONDS)];
  // Without a term there is no figure that a sentence could be held to; no screen asks for it.
  throw new AppError('signer.operation_not_allowed', { type: operationType.vesting_balance_create });
}

/** The chain grants no membership for a year any more, and no sentence has words for it. */
function upgradeOf(upgrade: AccountUpgrade, { account }: Words): string[] {
  if (!upgrade.upgrade_to_lifetime_member)
    throw new AppError('signer.operation_not_allowed', { type: operationType.account_upgrade });
  return [account(upgrade.account_to_upgrade), upgrade.account_to_upgrade];
}

/** Which proposal, and by what: each key, or the owner's role. */
function approvalTold(update: ProposalUpdate): string[] {
  const keys = [...update.key_approvals_to_add, ...update.key_approvals_to_remove];
  const owners = [...update.owner_approvals_to_add, ...update.owner_approvals_to_remove];
  return [update.proposal, ...keys, ...(owners.length > 0 ? ['(owner)'] : [])];
}

/** A new asset is only ever one without powers of its issuer: the sheet has no words for them. */
function assetOf({
  symbol,
  precision,
  common_options: options,
  is_prediction_market,
}: AssetCreate): string[] {
  const { market_fee_percent, max_market_fee, issuer_permissions, flags, description } = options;
  const lists = [
    ...options.whitelist_authorities,
    ...options.blacklist_authorities,
    ...options.whitelist_markets,
    ...options.blacklist_markets,
    ...Object.keys(options.extensions),
  ];
  // The chain puts the new asset's id in the place of 1.3.1 (chain.md §5, operation 10).
  const { base, quote } = options.core_exchange_rate;
  const rate = [base, quote].map(({ amount, asset_id }) => `${amount} ${asset_id}`).join();
  const powers = [market_fee_percent, Number(max_market_fee), issuer_permissions, flags, lists.length];
  const isPlain = powers.every((each) => each === 0) && rate === '1 1.3.0,1 1.3.1';
  if (!isPlain || description !== '' || is_prediction_market)
    throw new AppError('signer.operation_not_allowed', { type: operationType.asset_create });
  return [symbol, String(precision), formatAmount(BigInt(options.max_supply), precision, 'plain')];
}

/** What the sentence of an operation must say; a payment that is the whole transaction is told by its amount and recipient. */
const tellings: Tellings = {
  [operationType.transfer]: ({ amount: sent, to }, { amount, account }) => [amount(sent), account(to), to],
  // Whether it rests is told by the lines too: what it brings stands either under what arrives or under what it asks for.
  [operationType.limit_order_create]: (
    { amount_to_sell, min_to_receive, expiration, fill_or_kill },
    { amount },
  ) => [
    amount(amount_to_sell),
    amount(min_to_receive),
    // One that never rests has no use for its expiration.
    ...(fill_or_kill ? [] : [momentOf(expiration)]),
  ],
  [operationType.limit_order_cancel]: ({ order }) => [order],
  [operationType.account_create]: null,
  // Signers, memo key and votes are held by accountUpdate.ts, memoKey.ts and votes.ts; a change of password by passwordChange.ts.
  [operationType.account_update]: () => [],
  [operationType.account_whitelist]: null,
  [operationType.account_upgrade]: upgradeOf,
  [operationType.asset_create]: assetOf,
  [operationType.asset_issue]: null,
  [operationType.asset_reserve]: null,
  [operationType.asset_fund_fee_pool]: null,
  [operationType.vesting_balance_create]: (create, { amount }) => [
    amount(create.amount),
    ...termOf(create),
    // No sentence has words for somebody else's.
    ...(create.owner === create.creator ? [] : [create.owner]),
  ],
  [operationType.vesting_balance_withdraw]: (withdraw, { amount }) => [
    amount(withdraw.amount),
    withdraw.vesting_balance,
  ],
  [operationType.balance_claim]: null,
  // What is approved is told line by line (proposals.ts).
  [operationType.proposal_create]: ({ expiration_time }) => [momentOf(expiration_time)],
  [operationType.proposal_update]: approvalTold,
  [operationType.proposal_delete]: ({ proposal }) => [proposal],
  ...timedTellings,
  [operationType.liquidity_pool_create]: (create, { symbol }) => [
    symbol(create.asset_a),
    symbol(create.asset_b),
    symbol(create.share_asset),
    percent(create.taker_fee_percent),
    percent(create.withdrawal_fee_percent),
  ],
  [operationType.liquidity_pool_delete]: ({ pool }) => [pool],
  [operationType.liquidity_pool_deposit]: ({ pool, amount_a, amount_b }, { amount }) => [
    pool,
    amount(amount_a),
    amount(amount_b),
  ],
  [operationType.liquidity_pool_withdraw]: ({ pool, share_amount }, { amount }) => [
    pool,
    amount(share_amount),
  ],
  [operationType.liquidity_pool_exchange]: ({ pool, amount_to_sell, min_to_receive }, { amount }) => [
    pool,
    amount(amount_to_sell),
    amount(min_to_receive),
  ],
  [operationType.liquidity_pool_update]: null,
  [operationType.limit_order_update]: null,
};

function tellingOf<Type extends keyof OperationPayloads>(
  type: Type,
  payload: OperationPayloads[Type],
  words: Words,
): string[] {
  const telling = tellings[type];
  if (telling === null) throw new AppError('signer.operation_not_allowed', { type });
  return telling(payload, words);
}

/** True when a sentence says all that its operation needs to be told by, and more that is asked for. */
export const saysAll = (
  [type, payload]: Operation,
  sentence: string,
  words: Words,
  more: readonly string[],
) => [...more, ...tellingOf(type, payload, words)].every((each) => says(sentence, each));

/** Whether a sentence says it by itself, and not as a part of a longer number or name. */
export function says(sentence: string, words: string): boolean {
  // No lookbehind: iOS reads it from 16.4 on only.
  const literal = words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?:^|[^\\w.\u202f\u2212-])${literal}(?![\\w\u202f-]|\\.\\w)`, 'u').test(sentence);
}

/** True when the operation's sentence says all of it that amounts and recipients do not. @throws AppError signer.operation_not_allowed */
export function isTold(
  operation: Operation,
  sentence: string | null,
  { agreed, isAlone }: { agreed: AgreedNames; isAlone: boolean },
): boolean {
  if (isAlone && operation[0] === operationType.transfer) return true;
  return saysAll(operation, sentence ?? '', wordsBy(agreed), []);
}
