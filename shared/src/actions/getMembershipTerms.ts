import * as v from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import { feeScheduleSchema } from '../protocol/globalProperties.ts';
import { accountSchema, chainInt, smallInt } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const parametersSchema = v.object({
  parameters: v.object({
    current_fees: feeScheduleSchema,
    cashback_vesting_period_seconds: smallInt,
    cashback_vesting_threshold: chainInt,
    extensions: v.object({ maker_fee_discount_percent: v.optional(smallInt) }),
  }),
});

const memberSchema = v.object({
  ...v.pick(accountSchema, ['id', 'name', 'lifetime_referrer', 'membership_expiration_date']).entries,
  /** Hundredths of a percent of each fee that stay with the network, fixed when the account was registered. */
  network_fee_percentage: smallInt,
});
const membersSchema = v.array(v.nullable(memberSchema));

/** The price and the benefits of a membership now: the chain's parameters and the account's own fee split. */
export interface MembershipTerms {
  readonly parameters: v.InferOutput<typeof parametersSchema>['parameters'];
  readonly account: v.InferOutput<typeof memberSchema>;
}

/** Reads an account's membership terms, by name. @throws AppError chain.unknown_account, node.bad_answer */
export async function getMembershipTerms(
  client: ChainReader,
  account: string,
  options: ReadOptions = {},
): Promise<MembershipTerms> {
  const [{ parameters }, [found]] = await Promise.all([
    client.call('database', 'get_global_properties', [], { ...options, schema: parametersSchema }),
    client.call('database', 'get_accounts', [[account], false], { ...options, schema: membersSchema }),
  ]);
  if (found == null) throw new AppError('chain.unknown_account', { account });
  if (found.name !== account)
    throw new AppError('node.bad_answer', { method: 'get_accounts', detail: found.name });
  return { parameters, account: found };
}
