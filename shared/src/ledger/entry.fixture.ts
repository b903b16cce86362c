import type { Entry } from './entry.ts';

/** An entry with only the members that a test is about. */
export const entryOf = (told: Partial<Entry>): Entry => ({
  id: '1.11.1',
  type: 0,
  at: 0,
  block: 1,
  transaction: 0,
  isVirtual: false,
  counterparty: null,
  orderId: null,
  poolId: null,
  changes: new Map(),
  gave: [],
  got: [],
  kept: [],
  fee: null,
  feeBack: null,
  marketFee: null,
  isWhole: true,
  ...told,
});

/** Units of the asset 1.3.n. */
export const units = (amount: number | bigint, asset: number) => ({
  amount: BigInt(amount),
  asset_id: `1.3.${asset}`,
});
