import { buildTransaction } from '@xbts/shared/actions/buildTransaction.ts';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { NULL_PUBLIC_KEY } from '@xbts/shared/protocol/constants.ts';
import { movementOf } from '@xbts/shared/protocol/movements.ts';
import type { Account, Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { Operation, Transaction } from '@xbts/shared/protocol/operations.ts';
import { sealedBytes } from '@xbts/shared/protocol/transferSize.ts';
import type { PlainMemo } from '../../../signer/protocol.ts';
import type { MemoDraft, ReviewNote, ReviewRequest } from './review.ts';
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

/** A memo as large as the encrypted one: the fee depends on its size alone (chain.md §8). */
function withMemoOfSize(operation: Operation, draft: MemoDraft): Operation {
  if (operation[0] !== 0) throw new AppError('signer.operation_not_allowed', { type: operation[0] });
  const bytes = sealedBytes(new TextEncoder().encode(draft.text).length);
  const memo = { from: NULL_PUBLIC_KEY, to: NULL_PUBLIC_KEY, nonce: '0', message: '00'.repeat(bytes) };
  return [0, { ...operation[1], memo }];
}

function withoutMemo(operation: Operation): Operation {
  if (operation[0] !== 0) return operation;
  const { memo: _, ...transfer } = operation[1];
  return [0, transfer];
}

function plainMemo(
  { index, text }: MemoDraft,
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
  const drafts = request.memos ?? [];
  const sized = request.operations.map((operation, index) => {
    const draft = drafts.find((each) => each.index === index);
    return draft === undefined ? operation : withMemoOfSize(operation, draft);
  });
  const [chainId, parties, built] = await Promise.all([
    client.chainId(),
    readParties(client, request),
    buildTransaction(client, { operations: sized, feeAssetId: request.feeAssetId, avoidExpirations }),
  ]);
  const operations = built.transaction.operations.map((operation, index) =>
    drafts.some((draft) => draft.index === index) ? withoutMemo(operation) : operation,
  );
  const sums = sumUp(operations, parties.assets);
  return {
    chainId,
    operations,
    memos: drafts.map((draft) => plainMemo(draft, operations, parties.accounts)),
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
