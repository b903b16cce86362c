import { buildTransaction } from '@xbts/shared/actions/buildTransaction.ts';
import { getAccountBalances } from '@xbts/shared/actions/getAccountBalances.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getPools } from '@xbts/shared/actions/getPools.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import {
  CORE_ASSET_ID,
  CORE_PRECISION,
  CORE_SYMBOL,
  NULL_PUBLIC_KEY,
} from '@xbts/shared/protocol/constants.ts';
import { payingPools } from '@xbts/shared/protocol/feesTaken.ts';
import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import type { Account, Asset, ChainAmount } from '@xbts/shared/protocol/objects.ts';
import type { PoolFees } from '@xbts/shared/protocol/operations/feeStep.ts';
import type { Operation, Transaction } from '@xbts/shared/protocol/operations.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { mentionsOf } from '@xbts/shared/protocol/proposed.ts';
import { movementOf, payerOf } from '@xbts/shared/protocol/signed.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import type { PlainMemo } from '../../../signer/protocol/signing.ts';
import type { ShownCandidate, ShownVotes } from '../../../signer/shownFacts.ts';
import { useAccounts } from '../../accounts/model/accounts.ts';
import { areKeysDead } from '../../accounts/model/deadKeys.ts';
import { type FeeShare, feeShares } from './feeShares.ts';
import { readLaterVotes, readVotes } from './readVotes.ts';
import type { FormFacts, ReviewNote, ReviewRequest } from './review.ts';
import { laterBy, readProposals, signersIn } from './reviewedProposals.ts';
import { readTimed } from './reviewedTimed.ts';
import { type Line, linesOf, shortageOf, sumUp } from './reviewSums.ts';

/** All that the sheet shows and the signer gets, read from the chain just now. */
export interface PreparedReview {
  /** The very operations that are signed; memos are added by the signer. */
  readonly operations: readonly Operation[];
  readonly memos: readonly PlainMemo[];
  readonly transaction: Pick<Transaction, 'ref_block_num' | 'ref_block_prefix' | 'expiration'>;
  readonly sinceBlock: number;
  /** Time of the block that the transaction refers to, milliseconds: what the nodes agree is now. */
  readonly agreedTime: number;
  readonly payer: Account;
  readonly recipients: readonly Account[];
  /** Accounts that what is proposed or approved names. */
  readonly mentioned?: readonly Account[];
  /** What is approved, or not any more, as the chain has it. */
  readonly proposals?: readonly Proposal[];
  /** Timed transfers that are taken or prolonged, as the chain has them. */
  readonly timed?: readonly TimedTransfer[];
  readonly leaves: readonly Line[];
  readonly arrives: readonly Line[];
  readonly wants: readonly Line[];
  readonly fees: readonly Line[];
  /** What arrives at the present state; empty when the request does not say. */
  readonly expects: readonly Line[];
  readonly mayRemain: readonly Line[];
  readonly notes: readonly ReviewNote[];
  readonly warnings: readonly string[];
  /** All assets that are moved or named. */
  readonly assets: readonly Asset[];
  /** Who is voted for from then on and who no more; absent where votes stay. */
  readonly votes?: ShownVotes;
  /** Who is voted for by what is proposed or approved. */
  readonly candidates?: readonly ShownCandidate[];
  /** What fees of issuers and pools take of what arrives, now or by what is proposed or approved. */
  readonly feesTaken?: readonly FeeShare[];
  /** What the balance lacks; null when all is there. */
  readonly shortage: AppError | null;
}

function plainMemo(
  { index, text }: MemoText,
  operations: readonly Operation[],
  accounts: readonly Account[],
): PlainMemo {
  const operation = operations[index];
  const toId = operation === undefined ? null : movementOf(operation).toId;
  const recipient = accounts.find(({ id }) => id === toId);
  if (recipient === undefined) throw new AppError('unexpected', { detail: `no recipient of memo ${index}` });
  const toKey = recipient.options.memo_key;
  if (toKey === NULL_PUBLIC_KEY) throw new AppError('recipient.no_memo_key', { account: recipient.name });
  return { index, text, toKey };
}

function allOf<T>(found: readonly (T | null)[], missing: AppError): T[] {
  return found.map((each) => {
    if (each === null) throw missing;
    return each;
  });
}

/** The native asset is what every node and every wallet knows it to be, whatever is answered here. */
function assertNative(assets: readonly Asset[]): void {
  for (const { id, symbol, precision } of assets) {
    const isNative = id === CORE_ASSET_ID;
    if (isNative === (symbol === CORE_SYMBOL) && (!isNative || precision === CORE_PRECISION)) continue;
    throw new AppError('node.false_native', { id, symbol, precision });
  }
}

/**
 * A node that finds another account for a name, or another asset for a symbol, would have the user pay somebody else though each line of
 * the sheet is true. Names and symbols are for ever on this chain, so that a difference is a lie.
 */
function assertAsTyped(
  { accounts = [], assets = [] }: FormFacts,
  known: { byName: readonly (Account | null)[]; assets: readonly Asset[] },
): void {
  for (const [index, { id, name }] of accounts.entries())
    if (known.byName[index]?.id !== id) throw new AppError('node.false_form', { subject: name });
  for (const { id, symbol, precision } of assets) {
    const asset = known.assets.find((each) => each.id === id);
    if (asset !== undefined && (asset.symbol !== symbol || asset.precision !== precision))
      throw new AppError('node.false_form', { subject: symbol });
  }
}

/**
 * A form that took its own account's id from a lying node would have somebody else pay. The signer refuses that at every press; refused here,
 * the form is read again.
 */
function assertOwn(operations: readonly Operation[], { id, name }: Account): void {
  if (operations.some((operation) => (payerOf(operation) ?? id) !== id))
    throw new AppError('node.false_form', { subject: name });
}

/** Keys that were changed elsewhere sign nothing: it is said before anybody is asked for a PIN. @throws AppError keys.changed */
function assertAlive(payer: Account): void {
  const saved = useAccounts.getState().accounts.find(({ name }) => name === payer.name);
  if (areKeysDead(saved, payer)) throw new AppError('keys.changed', { account: payer.name });
}

interface Parties {
  readonly payer: Account;
  readonly accounts: readonly Account[];
  readonly mentioned: readonly Account[];
  readonly proposals: readonly Proposal[];
  readonly timed: readonly TimedTransfer[];
  readonly pools: readonly PoolFees[];
  readonly assets: readonly Asset[];
  readonly balances: readonly ChainAmount[];
}

/** The pools that there are: of one that is gone the chain refuses whatever is done. */
const readPools = async (node: ChainReader, ids: readonly string[]): Promise<PoolFees[]> =>
  (await getPools(node, ids)).filter((pool) => pool !== null);

/** The payer comes from nodes alone, never from the data server: it is signed by what is read here (design.md decision 8). */
async function readParties(
  node: ChainReader,
  { account, operations, feeAssetId, expects = [], mayRemain = [], typedBy = {} }: ReviewRequest,
): Promise<Parties> {
  const [proposals, timed] = await Promise.all([
    readProposals(node, operations),
    readTimed(node, operations),
  ]);
  const happening = laterBy(operations, proposals);
  const pools = await readPools(node, payingPools([...operations, ...happening]));
  const later = mentionsOf(happening);
  const mentions = {
    assets: [
      ...later.assets,
      ...pools.flatMap(({ asset_a, asset_b }) => [asset_a, asset_b]),
      ...timed.map(({ amount }) => amount.asset_id),
    ],
    accounts: [
      ...later.accounts,
      ...signersIn(operations),
      ...timed.map(({ to }) => to),
      ...proposals.map(({ proposer }) => proposer),
    ],
  };
  const moved = operations.map(movementOf);
  const accountIds = [...new Set(moved.flatMap(({ toId }) => toId ?? []))];
  const amounts = moved.flatMap(({ leaves, arrives, proceeds, wants }) =>
    [...leaves, ...arrives, proceeds, wants].filter((each) => each !== undefined),
  );
  const named = moved.flatMap(({ names = [] }) => names);
  const shown = [...amounts, ...expects, ...mayRemain].map(({ asset_id }) => asset_id);
  const assetIds = [...new Set([...shown, ...named, ...mentions.assets, feeAssetId])];
  const unknown = new AppError('chain.unknown_account', { account: [account, ...accountIds].join() });
  const names = typedBy.accounts?.map(({ name }) => name) ?? [];
  const [found, assets, balances] = await Promise.all([
    getAccounts(node, [account, ...accountIds, ...mentions.accounts, ...names]),
    getAssets(node, assetIds).then((all) => allOf(all, new AppError('chain.unknown_asset'))),
    getAccountBalances(node, account, { assetIds }),
  ]);
  const count = 1 + accountIds.length + mentions.accounts.length;
  const [payer, ...known] = allOf(found.slice(0, count), unknown);
  if (payer === undefined) throw unknown;
  const accounts = known.slice(0, accountIds.length);
  const mentioned = known.slice(accountIds.length);
  assertOwn(operations, payer);
  assertAlive(payer);
  assertNative(assets);
  assertAsTyped(typedBy, { byName: found.slice(count), assets });
  return { payer, accounts, mentioned, proposals, timed, pools, assets, balances };
}

/**
 * Reads what a review needs and builds the transaction: fees, reference, expiration.
 * @throws AppError signer.operation_not_allowed, chain.unknown_account, chain.unknown_asset, recipient.no_memo_key,
 *   keys.changed, node.false_native, node.false_form, proposal.gone, timed.gone, and those of ChainReader.call
 */
export async function prepareReview(
  node: ChainReader,
  request: ReviewRequest,
  avoidExpirations: ReadonlySet<string>,
): Promise<PreparedReview> {
  const { operations: asked, memos = [], feeAssetId } = request;
  const [parties, built] = await Promise.all([
    readParties(node, request),
    buildTransaction(node, { operations: asked, memos, feeAssetId, avoidExpirations }),
  ]);
  const { operations } = built.transaction;
  const sums = sumUp(operations, parties.assets);
  const later = laterBy(operations, parties.proposals);
  const [votes, candidates] = await Promise.all([
    readVotes(node, parties.payer, operations),
    readLaterVotes(node, later),
  ]);
  return {
    operations,
    memos: memos.map((memo) => plainMemo(memo, operations, parties.accounts)),
    transaction: built.transaction,
    sinceBlock: built.sinceBlock,
    agreedTime: built.headTime,
    payer: parties.payer,
    recipients: parties.accounts,
    mentioned: parties.mentioned,
    proposals: parties.proposals,
    timed: parties.timed,
    ...sums,
    ...(votes === undefined ? {} : { votes }),
    candidates,
    expects: linesOf(request.expects ?? [], parties.assets),
    mayRemain: linesOf(request.mayRemain ?? [], parties.assets),
    notes: request.notes ?? [],
    warnings: request.warnings ?? [],
    assets: parties.assets,
    feesTaken: feeShares(operations, later, parties),
    shortage: shortageOf(operations, parties, request.frees),
  };
}
