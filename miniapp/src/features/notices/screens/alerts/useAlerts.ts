import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceAlert } from '@xbts/shared/services/alerts.ts';
import type { Subscription } from '@xbts/shared/services/subscription.ts';
import { useState } from 'react';
import { showToast } from '../../../../platform/toasts.ts';
import { readAlerts } from '../../model/alerts.ts';
import { subscriptionKey } from '../../model/useSubscription.ts';

const key = ['alerts'] as const;

/**
 * Whether the bot could write to the user; a change may have discovered that it cannot, which the screen then shows
 * (ReachNotice.tsx).
 */
async function isReached(queries: QueryClient): Promise<boolean> {
  const known = () => queries.getQueryData<Subscription>(subscriptionKey);
  if (known() !== undefined) await queries.invalidateQueries({ queryKey: subscriptionKey });
  return known()?.isUnreachable !== true;
}

/** The user's alerts, and one change at a time. */
export function useAlerts() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: readAlerts, retry: 1, gcTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  /** Makes a change and shows its result; true on success; a failure stays until the next one. */
  async function change(make: () => Promise<readonly PriceAlert[]>, done?: string): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      queries.setQueryData(key, await make());
      if (done !== undefined && (await isReached(queries))) showToast('success', done);
      return true;
    } catch (thrown) {
      setFailure(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { data, error, isBusy, failure, change, retry: () => void refetch() };
}
