import type { JsonValue } from '../../json.ts';
import { objectIn } from './everyObject.ts';
import type { JsonObject, Lie } from './lie.ts';
import { requireFactor, scaled } from './scaledAmount.ts';

/** The factor by which every reported fee is too high; null for the truth. */
export const feesLie: Lie<number | null> = {
  about: 'every fee: how many times as high, 0.1 for a tenth',
  off: null,
  example: 10,
  distort(times) {
    if (times === null) return {};
    requireFactor(times);
    return {
      object: (object) => (object.id === '2.0.0' ? withSchedule(object, times) : object),
      answer: async (call, ask) => {
        const answer = await ask(call);
        return call.method === 'get_required_fees' ? scaledFees(answer, times) : answer;
      },
    };
  },
};

/** Fees of proposals are nested: a fee, and those of its operations. */
function scaledFees(answer: JsonValue, times: number): JsonValue {
  if (Array.isArray(answer)) return answer.map((fee) => scaledFees(fee, times));
  if (typeof answer !== 'object' || answer === null) return answer;
  return { ...answer, amount: scaled(answer.amount, times) };
}

function withSchedule(object: JsonObject, times: number): JsonObject {
  const parameters = objectIn(object, 'parameters');
  const schedule = objectIn(parameters, 'current_fees');
  const rows = schedule.parameters as [number, JsonObject][];
  const told = rows.map(([operation, fees]) => [
    operation,
    Object.fromEntries(Object.entries(fees).map(([name, fee]) => [name, scaled(fee, times)])),
  ]);
  return { ...object, parameters: { ...parameters, current_fees: { ...schedule, parameters: told } } };
}
