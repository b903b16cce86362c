import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@xbts/shared/services/subscription.ts';
import { useState } from 'react';
import { showError, showToast } from '../../../platform/toasts.ts';
import { readSubscription } from './subscription.ts';

/** Under which the answer is kept; a new alert may have found out that the bot can't write. */
export const subscriptionKey = ['subscription'] as const;

/** What the bot keeps of the user, and one change at a time. */
export function useSubscription() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: subscriptionKey,
    queryFn: readSubscription,
    retry: 1,
    gcTime: 0,
  });
  const [isBusy, setBusy] = useState(false);

  /** Makes a change and shows what it led to; a failure is told, and what was there stays. */
  async function change(make: () => Promise<Subscription | undefined>, done?: string): Promise<void> {
    setBusy(true);
    try {
      const next = await make();
      if (next === undefined) return;
      queries.setQueryData(subscriptionKey, next);
      // Unreachable users see ReachNotice.tsx instead.
      if (done !== undefined && next.isUnreachable !== true) showToast('success', done);
    } catch (failure) {
      showError(failure);
    } finally {
      setBusy(false);
    }
  }

  return { data, error, isBusy, change, retry: () => void refetch() };
}
