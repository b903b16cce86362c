import * as v from 'valibot';
import { AppError } from '../errors/appError.ts';
import { chainTime, objectIdOf } from './objects.ts';
import type { Operation } from './operations.ts';
import { operationType } from './operationTypes.ts';
import { packedOperation } from './packedOperations.ts';
import { packed } from './packedValues.ts';
import { isProposable } from './proposed.ts';

const account = objectIdOf('1.2');
const accounts = v.array(account);

/** A proposal, 1.10.x (bitshares-core libraries/chain/proposal_object.cpp); its operations in the chain's form. */
export const proposalSchema = v.object({
  id: objectIdOf('1.10'),
  expiration_time: chainTime,
  review_period_time: v.optional(chainTime),
  proposed_transaction: v.object({ operations: v.array(v.tuple([v.number(), v.unknown()])) }),
  required_active_approvals: accounts,
  available_active_approvals: accounts,
  required_owner_approvals: accounts,
  available_owner_approvals: accounts,
  available_key_approvals: v.array(v.string()),
  proposer: account,
  fail_reason: v.optional(v.string()),
});

export type ProposalObject = v.InferOutput<typeof proposalSchema>;

/** A proposal with its operations parsed; null for one that words cannot describe. */
export interface Proposal extends Omit<ProposalObject, 'proposed_transaction'> {
  readonly operations: readonly (Operation | null)[];
  /** The numbers of the operations, in the same order. */
  readonly types: readonly number[];
}

/** An operation whose members all match the chain's packing; null for any other, and for one without words. */
function readProposed(raw: readonly [number, unknown]): Operation | null {
  // Nested proposals are not followed, at any depth.
  if (raw[0] === operationType.proposal_create) return null;
  try {
    packed(packedOperation, raw);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
  const operation = raw as Operation;
  return isProposable(operation) ? operation : null;
}

/** Reads the operations of a proposal. */
export function readProposal({ proposed_transaction, ...rest }: ProposalObject): Proposal {
  const { operations } = proposed_transaction;
  return { ...rest, operations: operations.map(readProposed), types: operations.map(([type]) => type) };
}
