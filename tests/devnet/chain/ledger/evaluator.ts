import type { Authority } from './objects/accounts.ts';
import type { OperationResult, StoredOperation } from './objects/operations.ts';
import type { OperationId, OperationOf } from './operationShapes.ts';
import type { State } from './state.ts';

/** The environment of an evaluator. Reads and changes go through the state; its time is the head block's. */
export interface Context {
  readonly state: State;
  /** Records a virtual operation (a fill, a cancelled remainder). */
  recordVirtual(operation: StoredOperation, result: OperationResult): void;
  readonly proposals: ProposalRules;
}

/** The effect of proposals on other operations; an evaluator alone knows none of them. */
export interface ProposalRules {
  /** @throws NodeError */
  validate(operations: readonly StoredOperation[]): void;
  authoritiesOf(operations: readonly StoredOperation[]): Required<RequiredAuthorities>;
  /**
   * Applies the proposed operations when the approvals suffice, and removes the proposal. @throws NodeError when it is
   * refused
   */
  executeIfApproved(id: string): void;
}

/** Accounts whose authority an operation needs besides its fee payer's active one. */
export interface RequiredAuthorities {
  active: string[];
  owner: string[];
  /** Such as the keys whose approval is given. */
  other?: Authority[];
}

/** The fee as paid: the account's payment and its value in core. */
export interface PaidFee {
  readonly core: bigint;
  readonly paid: { readonly amount: bigint; readonly asset_id: string };
}

/** One kind of operation: its stateless checks, then checks against the state that return how to apply it. */
export interface Evaluator<Id extends OperationId> {
  /** Name of the node's source file, for error stacks. */
  readonly file: string;
  feePayer(operation: OperationOf<Id>): string;
  validate(operation: OperationOf<Id>): void;
  evaluate(operation: OperationOf<Id>, context: Context): (fee: PaidFee) => OperationResult;
  /** Default: the active authority of the fee payer. */
  authorities?(operation: OperationOf<Id>): RequiredAuthorities;
  /** How the fee is booked; default: into the payer's pending fees. */
  readonly fee?: 'deferred' | 'half_to_fee_pool';
}

/** The operations in a parsed proposal_create. */
export const proposedOperations = ({ proposed_ops }: OperationOf<22>): StoredOperation[] =>
  proposed_ops.map(({ op }) => op);

/** Nothing to tell. */
export const voidResult: OperationResult = [0, {}];
