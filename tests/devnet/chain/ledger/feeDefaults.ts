import type { FeeSchedule } from './objects/properties.ts';

/** The schedule of a fresh chain, as the recorded node printed it; operations not listed use `compiledFees`. */
const genesisFees: readonly (readonly [
  operation: number,
  parameters: { readonly [name: string]: number },
])[] = [
  [0, { fee: 2_000_000, price_per_kbyte: 1_000_000 }],
  [1, { fee: 500_000 }],
  [2, { fee: 0 }],
  [3, { fee: 2_000_000 }],
  [4, {}],
  [5, { basic_fee: 500_000, premium_fee: 200_000_000, price_per_kbyte: 100_000 }],
  [6, { fee: 2_000_000, price_per_kbyte: 100_000 }],
  [7, { fee: 300_000 }],
  [8, { membership_annual_fee: 200_000_000, membership_lifetime_fee: 1_000_000_000 }],
  [9, { fee: 50_000_000 }],
  [10, { symbol3: 50_000_000_000, symbol4: 30_000_000_000, long_symbol: 500_000_000, price_per_kbyte: 10 }],
  [11, { fee: 50_000_000, price_per_kbyte: 10 }],
  [12, { fee: 50_000_000 }],
  [13, { fee: 50_000_000 }],
  [14, { fee: 2_000_000, price_per_kbyte: 100_000 }],
  [15, { fee: 2_000_000 }],
  [16, { fee: 100_000 }],
  [17, { fee: 10_000_000 }],
  [18, { fee: 50_000_000 }],
  [19, { fee: 100_000 }],
  [20, { fee: 500_000_000 }],
  [21, { fee: 2_000_000 }],
  [22, { fee: 2_000_000, price_per_kbyte: 10 }],
  [23, { fee: 2_000_000, price_per_kbyte: 10 }],
  [24, { fee: 100_000 }],
  [25, { fee: 100_000 }],
  [26, { fee: 100_000 }],
  [27, { fee: 2_000_000, price_per_kbyte: 10 }],
  [28, { fee: 0 }],
  [29, { fee: 500_000_000 }],
  [30, { fee: 2_000_000 }],
  [31, { fee: 100_000 }],
  [32, { fee: 100_000 }],
  [33, { fee: 2_000_000 }],
  [34, { fee: 500_000_000 }],
  [35, { fee: 100_000, price_per_kbyte: 10 }],
  [36, { fee: 100_000 }],
  [37, {}],
  [38, { fee: 2_000_000, price_per_kbyte: 10 }],
  [39, { fee: 500_000, price_per_output: 500_000 }],
  [40, { fee: 500_000, price_per_output: 500_000 }],
  [41, { fee: 500_000 }],
  [42, {}],
  [43, { fee: 2_000_000 }],
  [44, {}],
  [45, { fee: 2_000_000 }],
  [46, {}],
  [47, { fee: 2_000_000 }],
  [48, { fee: 2_000_000 }],
];

/** Built-in defaults of operations the schedule leaves out (chain.md §8). */
const compiledFees: readonly (readonly [
  operation: number,
  parameters: { readonly [name: string]: number },
])[] = [
  ...genesisFees,
  [49, { fee: 100_000, fee_per_day: 100_000 }],
  [50, { fee: 100_000, fee_per_kb: 100_000 }],
  [52, { fee: 100_000, fee_per_day: 100_000 }],
  [59, { fee: 5_000_000 }],
  [60, { fee: 0 }],
  [61, { fee: 10_000 }],
  [62, { fee: 500_000 }],
  [63, { fee: 100_000 }],
  [75, { fee: 100_000 }],
];

function bigints(parameters: { readonly [name: string]: number }): { [name: string]: bigint } {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, BigInt(value)]));
}

export function defaultFeeSchedule(): FeeSchedule {
  return {
    parameters: genesisFees.map(([operation, parameters]) => [operation, bigints(parameters)]),
    scale: 10000,
  };
}

/** A parameter's built-in default, 0 when there is none. */
export function compiledFee(operation: number, name: string): bigint {
  const parameters = compiledFees.find(([id]) => id === operation)?.[1];
  return BigInt(parameters?.[name] ?? 0);
}
