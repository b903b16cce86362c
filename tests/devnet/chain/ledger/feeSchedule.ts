import { compiledFee } from './feeDefaults.ts';
import type { State } from './state.ts';

/** A parameter of the current schedule; an operation the schedule leaves out has its built-in default. */
export function feeParameter(state: State, operation: number, name: string): bigint {
  const listed = state.global.parameters.current_fees.parameters.find(([id]) => id === operation);
  return listed === undefined ? compiledFee(operation, name) : (listed[1][name] ?? 0n);
}

/** A parameter scaled as a fee is: · scale / 10000, rounded down. */
export function currentFee(state: State, operation: number, name: string): bigint {
  return scaleFee(state, feeParameter(state, operation, name));
}

export function scaleFee(state: State, amount: bigint): bigint {
  return (amount * BigInt(state.global.parameters.current_fees.scale)) / 10000n;
}

/** True when the schedule itself lists the operation. */
export function isListed(state: State, operation: number): boolean {
  return state.global.parameters.current_fees.parameters.some(([id]) => id === operation);
}
