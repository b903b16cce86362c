import type { JsonValue } from '../../json.ts';
import { getAccount } from '../database/lookups.ts';
import { objectIn } from './everyObject.ts';
import type { JsonObject, Lie } from './lie.ts';
import { requireFactor, scaled } from './scaledAmount.ts';

/** The false facts about a proposal. */
export interface ProposalLie {
  /** The factor of its transfers. */
  readonly times?: number;
  /** Name or id of their recipient. */
  readonly to?: string;
  /** Keys that reportedly approved it. */
  readonly keys?: readonly string[];
  /** It is withheld as if it had executed. */
  readonly isGone?: boolean;
}

/** Keyed by the id of the proposal. */
export const proposalsLie: Lie<Readonly<Record<string, ProposalLie>>> = {
  about:
    'what a proposal moves, to whom, and who has approved it: { [proposal id]: { times?, to?, keys?, isGone? } }',
  off: {},
  example: { '1.10.0': { times: 100 } },
  distort(proposals, { state }) {
    for (const { times = 1 } of Object.values(proposals)) requireFactor(times);
    return {
      object: (object) => {
        const lie = proposals[String(object.id)];
        if (lie === undefined) return object;
        return lie.isGone === true
          ? null
          : told(object, lie, lie.to === undefined ? undefined : getAccount(state, lie.to).id);
      },
    };
  },
};

function told(object: JsonObject, { times = 1, keys }: ProposalLie, to: string | undefined): JsonObject {
  const transaction = objectIn(object, 'proposed_transaction');
  const operations = Array.isArray(transaction.operations) ? transaction.operations : [];
  return {
    ...object,
    proposed_transaction: { ...transaction, operations: operations.map((each) => moved(each, times, to)) },
    ...(keys === undefined ? {} : { available_key_approvals: [...keys] }),
  };
}

function moved(operation: JsonValue, times: number, to: string | undefined): JsonValue {
  if (!Array.isArray(operation) || operation[0] !== 0) return operation;
  const payload = operation[1] as JsonObject;
  const amount = objectIn(payload, 'amount');
  return [
    0,
    {
      ...payload,
      amount: { ...amount, amount: scaled(amount.amount, times) },
      ...(to === undefined ? {} : { to }),
    },
  ];
}
