import { mulDivDown } from '../amounts/mulDiv.ts';
import type { Codec } from './codec.ts';
import { HUNDRED_PERCENT } from './constants.ts';
import type { FeeSchedule } from './globalProperties.ts';
import type { KnownOperation } from './operations/definition.ts';
import type { FeeParameters } from './operations/feeTerms.ts';
import { type Operation, operations } from './operations.ts';

/**
 * The chain's fee for an operation, in core units (chain.md §8, the node's fee_schedule_calc.cpp). The fee member
 * counts towards the operation's size, so its asset must be set; its amount is ignored.
 */
export function feeOf(operation: Operation, schedule: FeeSchedule, codec: Codec): bigint {
  return mulDivDown(unscaledFee(operation, schedule, codec), schedule.scale, BigInt(HUNDRED_PERCENT));
}

/** Untyped by payload here: the table of operations ties each payload to its number. */
const known: Readonly<Record<Operation[0], Pick<KnownOperation<Operation[1]>, 'fee'>>> = operations;

function unscaledFee(operation: Operation, schedule: FeeSchedule, codec: Codec): bigint {
  const [type, payload] = operation;
  const parameters = parametersOf(type, schedule);
  const price = parameters.price_per_kbyte;
  return known[type].fee(payload, {
    parameters,
    parametersOf: (other) => parametersOf(other, schedule),
    listed: (other) => listedParameters(other, schedule),
    bodyFee: () => dataFee(codec.operation(operation).length - 1, price),
    memoFee: (memo, pricePerKbyte = price) =>
      dataFee(memo === undefined ? 1 : 1 + codec.memo(memo).length, pricePerKbyte),
  });
}

/** The node's built-in values for operations that the chain's schedule lacks, by the operation's number. */
export const defaultFeeParameters: Readonly<Record<number, FeeParameters>> = Object.fromEntries(
  Object.entries(operations).map(([type, { feeDefaults }]) => [type, feeDefaults]),
);

// An operation that the schedule lacks costs the node's built-in fee.
function parametersOf(type: number, schedule: FeeSchedule): FeeParameters {
  return { ...defaultFeeParameters[type], ...listedParameters(type, schedule) };
}

function listedParameters(type: number, schedule: FeeSchedule): FeeParameters | undefined {
  return schedule.parameters.find(([listed]) => listed === type)?.[1];
}

function dataFee(bytes: number, pricePerKbyte = 0n): bigint {
  return mulDivDown(BigInt(bytes), pricePerKbyte, 1024n);
}
