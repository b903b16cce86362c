import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@xbts/shared/services/subscription.ts';
import { useState } from 'react';
import { showError, showToast } from '../../../platform/toasts.ts';
import { readSubscription } from '../model/subscription.ts';

const key = ['subscription'] as const;

/** What the bot keeps of the user, and one change at a time. */
export function useSubscription() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
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
      queries.setQueryData(key, next);
      if (done !== undefined) showToast('success', done);
    } catch (failure) {
      showError(failure);
    } finally {
      setBusy(false);
    }
  }

  return { data, error, isBusy, change, retry: () => void refetch() };
}
