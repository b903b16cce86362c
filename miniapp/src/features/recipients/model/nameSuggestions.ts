import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lookupAccounts } from '@xbts/shared/actions/lookupAccounts.ts';
import { useEffect, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';
import { typedName } from './typedName.ts';

const TYPING_PAUSE_MS = 300;
// One or two letters match thousands of names.
const LEAST_LETTERS = 3;
const nothing: readonly string[] = [];

/** A few names of the chain with the typed beginning; none before three letters. */
export function useNameSuggestions(typed: string): readonly string[] {
  const prefix = typedName(typed);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(prefix), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [prefix]);
  const { data } = useQuery({
    queryKey: ['accountNames', settled],
    queryFn: async ({ signal }) => (await lookupAccounts(chain, settled, { signal })).map(({ name }) => name),
    enabled: settled.length >= LEAST_LETTERS,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    // Never cached across starts: names may have been added since.
    gcTime: 60_000,
  });
  if (prefix.length < LEAST_LETTERS) return nothing;
  return (data ?? nothing).filter((name) => name.startsWith(prefix));
}
