import { buildTransaction } from '@xbts/shared/actions/buildTransaction.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import type { Account, Asset } from '@xbts/shared/protocol/objects.ts';
import type { Operation, Transaction } from '@xbts/shared/protocol/operations.ts';
import type { Proposal } from '@xbts/shared/protocol/proposals.ts';
import { movementOf } from '@xbts/shared/protocol/signed.ts';
import type { TimedTransfer } from '@xbts/shared/protocol/timedTransfers.ts';
import { chain } from '../../../platform/chain/chain.ts';
import type { PlainMemo } from '../../../signer/protocol/signing.ts';
import type { ShownCandidate, ShownVotes } from '../../../signer/shownFacts.ts';
import { type FeeShare, feeShares } from './feeShares.ts';
import { isFinal, type PendingTransaction, usePending } from './pending.ts';
import { readLaterVotes, readVotes } from './readVotes.ts';
import type { ReviewChange, ReviewNote, ReviewRequest } from './review.ts';
import { laterBy } from './reviewedProposals.ts';
import { readParties } from './reviewParties.ts';
import { type Line, linesOf, shortageOf, sumUp } from './reviewSums.ts';

/** All data that the sheet shows and the signer gets, freshly read from the chain. */
export interface PreparedReview {
  /** Exactly the operations that are signed; the signer adds memos. */
  readonly operations: readonly Operation[];
  readonly memos: readonly PlainMemo[];
  readonly transaction: Pick<Transaction, 'ref_block_num' | 'ref_block_prefix' | 'expiration'>;
  readonly sinceBlock: number;
  /** Time of the block that the transaction refers to, milliseconds: the nodes' agreed current time. */
  readonly agreedTime: number;
  readonly payer: Account;
  readonly recipients: readonly Account[];
  /** Accounts named in proposed or approved operations. */
  readonly mentioned?: readonly Account[];
  /** The proposals whose approval is given or withdrawn, from the chain. */
  readonly proposals?: readonly Proposal[];
  /** The timed transfers that are taken or extended, from the chain. */
  readonly timed?: readonly TimedTransfer[];
  readonly leaves: readonly Line[];
  readonly arrives: readonly Line[];
  readonly wants: readonly Line[];
  readonly fees: readonly Line[];
  /** The amounts received at the current state; empty when the request does not say. */
  readonly expects: readonly Line[];
  readonly mayRemain: readonly Line[];
  readonly notes: readonly ReviewNote[];
  readonly warnings: readonly string[];
  /** All assets that are moved or named. */
  readonly assets: readonly Asset[];
  /** The added and removed votes; absent if votes do not change. */
  readonly votes?: ShownVotes;
  /** The candidates of votes in proposed or approved operations. */
  readonly candidates?: readonly ShownCandidate[];
  /**
   * The shares that issuers' and pools' fees take of the received amounts, now or in proposed or approved operations.
   */
  readonly feesTaken?: readonly FeeShare[];
  /** The missing amount of the balance; null if the balance is sufficient. */
  readonly shortage: AppError | null;
}

/** A request with all that was read for it just now. */
export interface Shown {
  readonly request: ReviewRequest;
  readonly prepared: PreparedReview;
  /** Addresses of the nodes that all say this; one alone when no other operator's could be asked. */
  readonly nodes: readonly string[];
  readonly chainId: string;
  /** Figures that changed since the screen or the last press; what is shown are the new ones. */
  readonly changes: readonly ReviewChange[];
  /** True when a press was not enough, because the figures had become worse. */
  readonly needsConsent: boolean;
  readonly hasFeeChanged: boolean;
  /** True when accounts or assets are not what they were said to be when the press came. */
  readonly haveNamesChanged: boolean;
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

/**
 * Reads the data for a review and builds the transaction: fees, reference, expiration.
 * @throws AppError signer.operation_not_allowed, chain.unknown_account, chain.unknown_asset, recipient.no_memo_key,
 * node.false_native, node.false_form, proposal.gone, timed.gone, and those of ChainReader.call
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

/** The account's transactions that have not ended. */
export function openTransactions(account: string): readonly PendingTransaction[] {
  return usePending.getState().transactions.filter((each) => each.account === account && !isFinal(each));
}

type Read = Pick<Shown, 'request' | 'prepared' | 'changes' | 'needsConsent'>;

/** Everything that gives the operations their meaning is read from two operators' nodes at once (design.md decision 5). */
async function shownAs(read: (node: ChainReader) => Promise<Read>): Promise<Shown> {
  const [chainId, { value, nodes }] = await Promise.all([chain.chainId(), readAgreed(chain, read)]);
  return { ...value, nodes, chainId, hasFeeChanged: false, haveNamesChanged: false };
}

function prepared(node: ChainReader, request: ReviewRequest): Promise<PreparedReview> {
  const taken = openTransactions(request.account).map(({ signed }) => signed.expiration);
  return prepareReview(node, request, new Set(taken));
}

/** The sheet opens with figures of this moment; they are consented to by the first press. */
export function prepareFirst(asked: ReviewRequest): Promise<Shown> {
  return shownAs(async (node) => {
    const { request, changes } = (await asked.recheck?.(node)) ?? { request: asked, changes: [] };
    return { request, changes, needsConsent: false, prepared: await prepared(node, request) };
  });
}

const feesOf = ({ fees }: PreparedReview) => fees.map(({ assetId, units }) => `${units} ${assetId}`).join();

/** Whom and what the operations mean, by the facts of a reading: which nodes answer may have changed between two of them. */
const namesOf = ({ payer, recipients, assets, proposals = [] }: PreparedReview) =>
  JSON.stringify([
    [payer, ...recipients].map(({ id, name }) => [id, name]),
    assets.map(({ id, symbol, precision }) => [id, symbol, precision]),
    proposals.map(({ id, proposer, operations }) => [id, proposer, operations]),
  ]);

/** Right before the signature: what was shown, unless it does not keep the minimum that the user has confirmed. */
export async function prepareLast(before: Shown): Promise<Shown> {
  const last = await shownAs(async (node) => {
    const found = await before.request.recheck?.(node);
    const { request, changes } =
      found?.isWorse === true ? found : { ...before, request: found?.kept ?? before.request };
    return {
      request,
      changes,
      needsConsent: found?.isWorse === true,
      prepared: await prepared(node, request),
    };
  });
  const hasFeeChanged = !last.needsConsent && feesOf(last.prepared) !== feesOf(before.prepared);
  const haveNamesChanged = namesOf(last.prepared) !== namesOf(before.prepared);
  return { ...last, hasFeeChanged, haveNamesChanged };
}
