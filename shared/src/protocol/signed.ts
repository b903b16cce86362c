import { AppError } from '../errors/appError.ts';
import type { SignedOperation } from './operations/definition.ts';
import type { Fact, FactNames } from './operations/facts.ts';
import type { FeeSources, FeeStep } from './operations/feeStep.ts';
import type { Movement } from './operations/movement.ts';
import { type Operation, type OperationOf, operations, type SignableType, signable } from './operations.ts';
import { operationType } from './operationTypes.ts';

type Signable = { [T in SignableType]: OperationOf<T> }[SignableType];

/** By any of the payloads: which of them belongs to a number is held where the operations are listed. */
const signed: Readonly<Record<SignableType, Omit<SignedOperation<Signable[1]>, 'payer'>>> = operations;

const signableTypes: ReadonlySet<number> = new Set(signable.map((name) => operationType[name]));

const isSignable = (operation: Operation): operation is Signable => signableTypes.has(operation[0]);

/** The account that an operation is paid by and acts for, 1.2.x; undefined for one that is never signed. */
export function payerOf(operation: Operation): string | undefined {
  if (!isSignable(operation)) return undefined;
  const { payer } = operations[operation[0]];
  return Object.entries(operation[1]).find(([member]) => member === payer)?.[1];
}

/** What an operation moves. @throws AppError signer.operation_not_allowed */
export function movementOf(operation: Operation): Movement {
  if (!isSignable(operation)) throw new AppError('signer.operation_not_allowed', { type: operation[0] });
  return signed[operation[0]].moves(operation[1]);
}

/** What fees take of a trade; null for any other operation. */
export const feeStepOf = (operation: Operation, sources: FeeSources): FeeStep | null =>
  isSignable(operation) ? signed[operation[0]].feeStep(operation[1], sources) : null;

/** True for an operation that is signed and can be proposed and told in one sentence. */
export const canBeProposed = (operation: Operation): boolean =>
  isSignable(operation) && signed[operation[0]].isProposable(operation[1]);

/** What an operation does, as a list of facts; empty for one that is never signed. */
export const sayingOf = (operation: Operation, names: FactNames): readonly Fact[] =>
  isSignable(operation) ? signed[operation[0]].says(operation[1], names) : [];

/** True for an operation that is signed, and of which its facts leave nothing out. */
export const isTellable = (operation: Operation, names: FactNames): boolean =>
  isSignable(operation) && signed[operation[0]].isTellable(operation[1], names);
