import { useQuery } from '@tanstack/react-query';
import type { MembershipTerms } from '@xbts/shared/actions/getMembershipTerms.ts';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import {
  daysUntilPaidRoundedUp,
  periodOfUse,
  type UsePeriod,
} from '@xbts/shared/ledger/membershipSavings.ts';
import { presentFees } from '@xbts/shared/ledger/presentFees.ts';
import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { chain } from '../../../platform/chain/chain.ts';
import { asChainTime } from '../../../platform/chain/chainTime.ts';

const LONG = 90;

/** The savings that a lifetime membership would have brought for the account's own use, at today's fees; core units. */
export interface Savings {
  readonly periods: readonly UsePeriod[];
  /** At the use of the longer period; null: not within a hundred years. */
  readonly paidAfterDays: number | null;
  /** Set when the account's many operations cut the longer period: it begins here. */
  readonly cutAt: number | null;
}

/** Reads the account's own last ninety days and prices them by the present schedule. */
export function useSavings(account: string, terms: MembershipTerms | undefined, price: bigint) {
  return useQuery({
    queryKey: ['membership', account, 'use', terms?.account.network_fee_percentage],
    enabled: terms !== undefined,
    queryFn: async (): Promise<Savings | null> => {
      if (terms === undefined) return null;
      const { readPastUse } = await import('./pastUse.ts');
      const now = asChainTime(Date.now());
      const { records, since } = await readPastUse(chain, account, now - LONG * DAY_MS);
      const fees = presentFees(records, terms.account.id, {
        schedule: terms.parameters.current_fees,
        codec: await loadCodec(),
        makerDiscount: terms.parameters.extensions.maker_fee_discount_percent ?? 0,
      });
      const known = Math.max(1, Math.ceil((now - since) / DAY_MS));
      const networkPercent = terms.account.network_fee_percentage;
      const periods = [...new Set([Math.min(30, known), known])].map((days) =>
        periodOfUse(fees, { days, now, networkPercent }),
      );
      const long = periods.at(-1);
      return {
        periods,
        paidAfterDays: long === undefined ? null : daysUntilPaidRoundedUp(long, price),
        cutAt: known < LONG ? since : null,
      };
    },
  });
}
