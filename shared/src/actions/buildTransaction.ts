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

/** Seconds from the head's time (chain time, never this device's clock) to the expiration. */
const SHORTEST_SECONDS = 30;
const LONGEST_SECONDS = 60;

export interface BuildRequest {
  readonly operations: readonly Operation[];
  /** Texts that the signer encrypts; here they only count for the fees. */
  readonly memos?: readonly MemoText[];
  /** The asset that pays all fees. */
  readonly feeAssetId: string;
  /**
   * Expirations of transactions in flight. The chain treats the same operations with the same expiration and reference
   * as one transaction and would refuse the second payment as a duplicate (chain.md §4).
   */
  readonly avoidExpirations?: ReadonlySet<string>;
  /** 0 ≤ x < 1, spreads expirations between devices of one account. */
  readonly random?: () => number;
}

/** A transaction ready to be reviewed and signed. */
export interface BuiltTransaction {
  readonly transaction: Transaction;
  /** The fee of each operation, which already contains it. */
  readonly fees: readonly ChainAmount[];
  /** The head block it refers to: only a later block can contain it (findTransaction). */
  readonly sinceBlock: number;
  /** That block's time, milliseconds. */
  readonly headTime: number;
}

const UNPAID = 0n;

/**
 * The operation with its fee, and the operations it proposes with theirs. Each proposed operation is paid by its own
 * account when it executes.
 */
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

/** True when each operation, proposed ones included, has a fee. */
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
  // More than one transaction a second for half a minute: some of them must end first.
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
