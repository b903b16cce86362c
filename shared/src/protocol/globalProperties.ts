import * as v from 'valibot';
import { chainInt, smallInt } from './objects.ts';

/** Fee parameters in the chain's form: operation number with its members (chain.md §8). */
export const feeScheduleSchema = v.object({
  parameters: v.array(v.tuple([smallInt, v.record(v.string(), chainInt)])),
  scale: chainInt,
});

/** The global properties, 2.0.0. */
export const globalPropertiesSchema = v.object({
  id: v.literal('2.0.0'),
  parameters: v.object({
    current_fees: feeScheduleSchema,
    block_interval: v.pipe(smallInt, v.minValue(1)),
    maintenance_interval: smallInt,
    maximum_transaction_size: smallInt,
    maximum_time_until_expiration: smallInt,
    network_percent_of_fee: smallInt,
    lifetime_referrer_percent_of_fee: smallInt,
    allow_non_member_whitelists: v.boolean(),
    extensions: v.object({
      market_fee_network_percent: v.optional(smallInt),
      maker_fee_discount_percent: v.optional(smallInt),
    }),
  }),
});

export type FeeSchedule = v.InferOutput<typeof feeScheduleSchema>;
export type GlobalProperties = v.InferOutput<typeof globalPropertiesSchema>;
