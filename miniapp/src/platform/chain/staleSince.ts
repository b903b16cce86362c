import { useConnectionState } from './connection.ts';

const openedAt = Date.now();

/** The time of a reading (ms; 0: never), and the result of the last attempt. */
export interface ReadState {
  dataUpdatedAt: number;
  /** The last attempt to read it again failed. */
  isRefetchError: boolean;
}

/**
 * The time (ms) of a live figure's reading if it may be out of date: kept from the last visit, after a failed read, or
 * without a connected node. Null while it is live.
 */
export function useStaleSince({ dataUpdatedAt, isRefetchError }: ReadState): number | null {
  const state = useConnectionState();
  if (dataUpdatedAt === 0) return null;
  // A change of nodes (under 2 s) marks nothing: figures should not flicker.
  const isLive = state === 'connected' || state === 'switching';
  return isRefetchError || !isLive || dataUpdatedAt < openedAt ? dataUpdatedAt : null;
}
