import { encodeJson } from '../json.ts';
import { bookFee } from './accountFees.ts';
import { adjustBalance, CORE } from './balances.ts';
import type { Context, Evaluator, PaidFee } from './evaluator.ts';
import { evaluatorOf } from './evaluators.ts';
import { assertChain, errorFrame, failChain, NodeError } from './nodeError.ts';
import type { Asset } from './objects/amounts.ts';
import type { OperationResult, StoredOperation } from './objects/operations.ts';
import type { OperationId } from './operationShapes.ts';
import { prettyAmount } from './prettyAmount.ts';
import { coreValueOf, type MeasureOperation, requiredFee } from './requiredFee.ts';
import type { State } from './state.ts';

/** Checks an operation without looking at the state. */
export function validateOperation(operation: StoredOperation): void {
  const { evaluator, members } = evaluatorOf(operation);
  evaluator.validate(members);
}

/** Fee checks, evaluation, fee booking, effects, and last the debit of the fee (C/evaluator.cpp, CI/evaluator.hpp). */
export function applyOperation(
  context: Context,
  operation: StoredOperation,
  measure: MeasureOperation,
): OperationResult {
  const { state } = context;
  const { evaluator, members } = evaluatorOf(operation);
  try {
    const payer = evaluator.feePayer(members);
    const core = preparedFee(state, members.fee);
    const required = requiredFee(state, operation, measure);
    if (core < required) {
      const place = { file: 'evaluator.hpp', line: 156, method: 'evaluate' };
      const facts = encodeJson({ core_fee_paid: core, required }) as { core_fee_paid: number };
      failChain(4010007, place, 'Insufficient Fee Paid', facts);
    }
    const fee = { core, paid: members.fee };
    const apply = inEvaluator(evaluator, members, () => evaluator.evaluate(members, context));
    payFee(state, evaluator, payer, fee);
    const result = inEvaluator(evaluator, members, () => apply(fee));
    adjustBalance(state, payer, { ...fee.paid, amount: -fee.paid.amount });
    return result;
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
    error.addFrame(errorFrame({ file: 'evaluator.cpp', line: 49, method: 'start_evaluate' }, '', {}, 'warn'));
    const facts = { op: encodeJson(operation) };
    const place = { file: 'db_block.cpp', line: 797, method: 'apply_operation' };
    throw error.addFrame(errorFrame(place, '', facts, 'warn'));
  }
}

/** Runs a step of an evaluator; its errors carry the operation, as FC_CAPTURE_AND_RETHROW( (op) ) makes them. */
function inEvaluator<Result>(evaluator: Evaluator<OperationId>, members: object, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof NodeError)) throw error;
    const [inner] = error.stackFrames;
    const place = { file: evaluator.file, line: 0, method: inner?.context.method ?? 'do_evaluate' };
    throw error.addFrame(errorFrame(place, '', { op: encodeJson(members) }, 'warn'));
  }
}

/** The fee's value in core; a fee in another asset must be covered by that asset's fee pool. */
function preparedFee(state: State, fee: Asset): bigint {
  const core = coreValueOf(state, fee);
  if (fee.asset_id === CORE) return core;
  const { fee_pool } = state.dynamicData(fee.asset_id);
  assertChain(
    core <= fee_pool,
    { file: 'evaluator.cpp', line: 73, method: 'prepare_fee' },
    'core_fee_paid <= fee_asset_dyn_data->fee_pool',
    "Fee pool balance of '${b}' is less than the ${r} required to convert ${c}",
    {
      r: prettyAmount(state, { amount: core, asset_id: CORE }),
      b: prettyAmount(state, { amount: fee_pool, asset_id: CORE }),
      c: prettyAmount(state, fee),
    },
  );
  return core;
}

function payFee(state: State, evaluator: Evaluator<OperationId>, payer: string, fee: PaidFee): void {
  const isDeferred = evaluator.fee === 'deferred';
  if (fee.paid.asset_id !== CORE) {
    const { id, accumulated_fees, fee_pool } = state.dynamicData(fee.paid.asset_id);
    state.store.modify('2.3', id, {
      accumulated_fees: isDeferred ? accumulated_fees : accumulated_fees + fee.paid.amount,
      fee_pool: fee_pool - fee.core,
    });
  }
  if (isDeferred) return;
  const toPool = evaluator.fee === 'half_to_fee_pool' ? fee.core / 2n : 0n;
  bookFee(state, payer, fee.core - toPool);
}
