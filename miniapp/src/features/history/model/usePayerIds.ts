import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appConfig } from '../../../platform/server/config.ts';
import { payersQuery } from '../../staking/model/payoutsChain.ts';

/** The accounts that pay the income of stakes (1.2.x); empty until they are read, and where the operator names none. */
export function usePayerIds(): ReadonlySet<string> {
  const { data } = useQuery({ ...payersQuery(), enabled: appConfig.payers.length > 0 });
  return useMemo(() => new Set(data?.map(({ id }) => id)), [data]);
}
