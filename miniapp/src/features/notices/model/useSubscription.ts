import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@xbts/shared/services/subscription.ts';
import { useState } from 'react';
import { showError, showToast } from '../../../platform/toasts.ts';
import { readSubscription } from './subscription.ts';

/** The key of the answer; a new alert may have discovered that the bot cannot write. */
export const subscriptionKey = ['subscription'] as const;

/** The bot's data about the user, and one change at a time. */
export function useSubscription() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: subscriptionKey,
    queryFn: readSubscription,
    retry: 1,
    gcTime: 0,
  });
  const [isBusy, setBusy] = useState(false);

  /** Makes a change and shows its result; a failure is reported, and the previous state stays. */
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
