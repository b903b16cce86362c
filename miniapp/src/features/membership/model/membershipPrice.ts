import type { MembershipTerms } from '@xbts/shared/actions/getMembershipTerms.ts';
import { mulDivDown } from '@xbts/shared/amounts/mulDiv.ts';
import { HUNDRED_PERCENT } from '@xbts/shared/protocol/constants.ts';
import { defaultFeeParameters } from '@xbts/shared/protocol/fees.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';

/** The price of a lifetime membership by the chain's present schedule, in core units. */
export function membershipPrice({ parameters }: Pick<MembershipTerms, 'parameters'>): bigint {
  const { parameters: rows, scale } = parameters.current_fees;
  const type = operationType.account_upgrade;
  const listed = { ...defaultFeeParameters[type], ...rows.find(([each]) => each === type)?.[1] };
  return mulDivDown(listed.membership_lifetime_fee ?? 0n, scale, BigInt(HUNDRED_PERCENT));
}
