import { buildTransaction } from '@xbts/shared/actions/buildTransaction.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import type { MemoText } from '@xbts/shared/protocol/memoStandIn.ts';
import { movementOf } from '@xbts/shared/protocol/movements.ts';
import type { Account, Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { Operation, Transaction } from '@xbts/shared/protocol/operations.ts';
import type { PlainMemo } from '../../../signer/protocol.ts';
import type { ReviewNote, ReviewRequest } from './review.ts';
import { type Line, linesOf, shortageOf, sumUp } from './reviewSums.ts';

/** All that the sheet shows and the signer gets, read from a chain node just now. */
export interface PreparedReview {
  readonly chainId: string;
  /** The very operations that are signed; memos are added by the signer. */
  readonly operations: readonly Operation[];
  readonly memos: readonly PlainMemo[];
  readonly transaction: Pick<Transaction, 'ref_block_num' | 'ref_block_prefix' | 'expiration'>;
  readonly sinceBlock: number;
  readonly payer: Pick<Account, 'id' | 'name'>;
  readonly recipients: readonly Pick<Account, 'id' | 'name'>[];
  readonly leaves: readonly Line[];
  readonly arrives: readonly Line[];
  readonly fees: readonly Line[];
  /** What arrives at the present state; empty when the request does not say. */
  readonly expects: readonly Line[];
  readonly mayRemain: readonly Line[];
  readonly notes: readonly ReviewNote[];
  readonly warnings: readonly string[];
  /** All assets that are moved or named. */
  readonly assets: readonly Asset[];
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

async function readAll<T>(read: Promise<(T | null)[]>, missing: AppError): Promise<T[]> {
  const found = await read;
  return found.map((each) => {
    if (each === null) throw missing;
    return each;
  });
}

interface Read {
  readonly payer: FullAccount;
  readonly accounts: readonly Account[];
  readonly assets: readonly Asset[];
}

/** The payer comes from a node alone, never from the data server: it is signed by what is read here (design.md decision 8). */
async function readParties(
  client: ChainClient,
  { account, operations, feeAssetId, expects = [], mayRemain = [] }: ReviewRequest,
): Promise<Read> {
  const moved = operations.map(movementOf);
  const accountIds = [...new Set(moved.flatMap(({ toId }) => toId ?? []))];
  const amounts = moved.flatMap(({ leaves, arrives }) => [...leaves, ...arrives]);
  const named = moved.flatMap(({ names = [] }) => names);
  const shown = [...amounts, ...expects, ...mayRemain].map(({ asset_id }) => asset_id);
  const assetIds = [...new Set([...shown, ...named, feeAssetId])];
  const [payer, accounts, assets] = await Promise.all([
    getFullAccount(client, account),
    readAll(
      getAccounts(client, accountIds),
      new AppError('chain.unknown_account', { account: accountIds.join() }),
    ),
    readAll(getAssets(client, assetIds), new AppError('chain.unknown_asset')),
  ]);
  return { payer, accounts, assets };
}

/**
 * Reads what a review needs and builds the transaction: fees, reference, expiration.
 * @throws AppError signer.operation_not_allowed, chain.unknown_account, chain.unknown_asset, recipient.no_memo_key,
 *   and those of ChainClient.call
 */
export async function prepareReview(
  client: ChainClient,
  request: ReviewRequest,
  avoidExpirations: ReadonlySet<string>,
): Promise<PreparedReview> {
  const { operations: asked, memos = [], feeAssetId } = request;
  const [chainId, parties, built] = await Promise.all([
    client.chainId(),
    readParties(client, request),
    buildTransaction(client, { operations: asked, memos, feeAssetId, avoidExpirations }),
  ]);
  const { operations } = built.transaction;
  const sums = sumUp(operations, parties.assets);
  return {
    chainId,
    operations,
    memos: memos.map((memo) => plainMemo(memo, operations, parties.accounts)),
    transaction: built.transaction,
    sinceBlock: built.sinceBlock,
    payer: parties.payer.account,
    recipients: parties.accounts,
    ...sums,
    expects: linesOf(request.expects ?? [], parties.assets),
    mayRemain: linesOf(request.mayRemain ?? [], parties.assets),
    notes: request.notes ?? [],
    warnings: request.warnings ?? [],
    assets: parties.assets,
    shortage: shortageOf(operations, parties.payer.balances, parties.assets),
  };
}
