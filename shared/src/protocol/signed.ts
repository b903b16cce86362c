import { AppError } from '../errors/appError.ts';
import type { SignedOperation } from './operations/definition.ts';
import type { Fact, FactNames } from './operations/facts.ts';
import type { FeeSources, FeeStep } from './operations/feeStep.ts';
import type { Movement } from './operations/movement.ts';
import { type Operation, type OperationOf, operations, type SignableType, signable } from './operations.ts';
import { operationType } from './operationTypes.ts';

type Signable = { [T in SignableType]: OperationOf<T> }[SignableType];

/** Untyped by payload here: the table of operations ties each payload to its number. */
const signed: Readonly<Record<SignableType, Omit<SignedOperation<Signable[1]>, 'payer'>>> = operations;

const signableTypes: ReadonlySet<number> = new Set(signable.map((name) => operationType[name]));

const isSignable = (operation: Operation): operation is Signable => signableTypes.has(operation[0]);

/** The account that pays an operation and acts, 1.2.x; undefined for an unsignable operation. */
export function payerOf(operation: Operation): string | undefined {
  if (!isSignable(operation)) return undefined;
  const { payer } = operations[operation[0]];
  return Object.entries(operation[1]).find(([member]) => member === payer)?.[1];
}

/** The movement of an operation. @throws AppError signer.operation_not_allowed */
export function movementOf(operation: Operation): Movement {
  if (!isSignable(operation)) throw new AppError('signer.operation_not_allowed', { type: operation[0] });
  return signed[operation[0]].moves(operation[1]);
}

/** The fees of a trade; null for any other operation. */
export const feeStepOf = (operation: Operation, sources: FeeSources): FeeStep | null =>
  isSignable(operation) ? signed[operation[0]].feeStep(operation[1], sources) : null;

/** True for a signable operation that can be proposed and described in one sentence. */
export const canBeProposed = (operation: Operation): boolean =>
  isSignable(operation) && signed[operation[0]].isProposable(operation[1]);

/** The effects of an operation, as a list of facts; empty for an unsignable one. */
export const sayingOf = (operation: Operation, names: FactNames): readonly Fact[] =>
  isSignable(operation) ? signed[operation[0]].says(operation[1], names) : [];

/** True for a signable operation that its facts describe fully. */
export const isTellable = (operation: Operation, names: FactNames): boolean =>
  isSignable(operation) && signed[operation[0]].isTellable(operation[1], names);
