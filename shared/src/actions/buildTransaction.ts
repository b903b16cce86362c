import type { ChainReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import { chainTimeAfter, msOfChainTime } from '../protocol/chainTime.ts';
import { type MemoText, withMemoStandIns } from '../protocol/memoStandIn.ts';
import type { ChainAmount } from '../protocol/objects.ts';
import type { Operation, Transaction } from '../protocol/operations.ts';
import { operationType } from '../protocol/operationTypes.ts';
import { referenceOf } from '../protocol/transaction.ts';
import { getDynamicGlobalProperties } from './getDynamicGlobalProperties.ts';
import { getRequiredFees, type RequiredFee } from './getRequiredFees.ts';
import type { ReadOptions } from './readOptions.ts';

/** How far after the head's time the expiration lies (chain time, never this device's clock). */
const SHORTEST_SECONDS = 30;
const LONGEST_SECONDS = 60;

export interface BuildRequest {
  readonly operations: readonly Operation[];
  /** Texts that the signer encrypts; here they only count for the fees. */
  readonly memos?: readonly MemoText[];
  /** The asset all fees are paid in. */
  readonly feeAssetId: string;
  /**
   * Expirations of transactions in flight: the same operations with the same expiration and reference would
   * be one transaction to the chain, and the second payment would be refused as a duplicate (chain.md §4).
   */
  readonly avoidExpirations?: ReadonlySet<string>;
  /** 0 ≤ x < 1, spreads expirations between devices of one account. */
  readonly random?: () => number;
}

/** A transaction ready to be reviewed and signed. */
export interface BuiltTransaction {
  readonly transaction: Transaction;
  /** The fee of each operation, already in it. */
  readonly fees: readonly ChainAmount[];
  /** The head block it refers to: it can only get into a later one (findTransaction). */
  readonly sinceBlock: number;
  /** That block's time, milliseconds. */
  readonly headTime: number;
}

const UNPAID = 0n;

/** The operation with its fee, and what it proposes with theirs: each is paid by its own account when it happens. */
function withFees(
  operation: Operation,
  { amount, proposed = [] }: Pick<RequiredFee, 'amount' | 'proposed'>,
  assetId: string,
): Operation {
  const [type, members] = operation;
  const fee = { amount: String(amount), asset_id: assetId };
  if (type !== operationType.proposal_create) return [type, { ...members, fee }] as Operation;
  const proposed_ops = members.proposed_ops.map(({ op }, index) => ({
    op: withFees(op, { amount: proposed[index]?.amount ?? UNPAID }, assetId),
  }));
  return [type, { ...members, fee, proposed_ops }];
}

/** As many fees as there are operations, the proposed ones too. */
const isOneEach = (operations: readonly Operation[], fees: readonly RequiredFee[]): boolean =>
  fees.length === operations.length &&
  operations.every(
    ([type, members], index) =>
      type !== operationType.proposal_create || fees[index]?.proposed?.length === members.proposed_ops.length,
  );

function expirationAfter(headTime: string, { avoidExpirations, random = Math.random }: BuildRequest): string {
  const span = LONGEST_SECONDS - SHORTEST_SECONDS + 1;
  const first = Math.floor(random() * span);
  const candidates = Array.from({ length: span }, (_, step) =>
    chainTimeAfter(headTime, SHORTEST_SECONDS + ((first + step) % span)),
  );
  const free = candidates.find((time) => avoidExpirations?.has(time) !== true);
  // More than one transaction a second for half a minute: wait until some of them end.
  if (free === undefined) throw new AppError('unexpected', { detail: 'no free expiration' });
  return free;
}

/**
 * Operations with their fees, the reference to the head block (TaPoS) and an expiration 30 to 60 s after the head's time.
 * @throws AppError those of ChainReader.call
 */
export async function buildTransaction(
  client: ChainReader,
  request: BuildRequest,
  options: ReadOptions = {},
): Promise<BuiltTransaction> {
  // The fee member counts towards the operation's size, so its asset is set before the fee is requested.
  const unpaid = request.operations.map((operation) =>
    withFees(operation, { amount: UNPAID }, request.feeAssetId),
  );
  const priced = withMemoStandIns(unpaid, request.memos ?? []);
  const [fees, head] = await Promise.all([
    getRequiredFees(client, priced, request.feeAssetId, options),
    getDynamicGlobalProperties(client, options),
  ]);
  if (!isOneEach(unpaid, fees))
    throw new AppError('node.bad_answer', { method: 'get_required_fees', detail: `${fees.length} fees` });
  const operations = unpaid.map((operation, index) =>
    withFees(operation, fees[index] ?? { amount: UNPAID }, request.feeAssetId),
  );
  return {
    transaction: {
      ...referenceOf(head.head_block_id),
      expiration: expirationAfter(head.time, request),
      operations,
      extensions: [],
    },
    fees,
    sinceBlock: head.head_block_number,
    headTime: msOfChainTime(head.time),
  };
}
