import type { JsonValue } from '../../json.ts';
import type { JsonObject, Lie } from './lie.ts';

/** Whether a trial run succeeds for any transaction. */
export const trialRunLie: Lie<boolean> = {
  about: 'true: a trial run (validate_transaction, verify_authority) always succeeds',
  off: false,
  example: true,
  distort(isOn) {
    if (!isOn) return {};
    return {
      answer: async (call, ask) => {
        if (call.method === 'verify_authority') return true;
        return call.method === 'validate_transaction' ? succeeded(call.args[0]) : await ask(call);
      },
    };
  },
};

function succeeded(transaction: unknown): JsonValue {
  const { operations } = transaction as { operations: JsonValue[] };
  return { ...(transaction as JsonObject), operation_results: operations.map(() => [0, {}]) };
}
