import { useConnectionState } from './connection.ts';

const openedAt = Date.now();

/** When something was read (ms; 0: never), and how the last attempt went. */
export interface ReadState {
  dataUpdatedAt: number;
  /** The last attempt to read it again has failed. */
  isRefetchError: boolean;
}

/**
 * When a figure that is kept up to date by subscription was read (ms), if it may be out of date: kept from the last
 * visit, or the last read failed, or no node is connected. Null while it is live.
 */
export function useStaleSince({ dataUpdatedAt, isRefetchError }: ReadState): number | null {
  const state = useConnectionState();
  if (dataUpdatedAt === 0) return null;
  // While another node takes over (under 2 s) nothing is marked: figures should not flicker.
  const isLive = state === 'connected' || state === 'switching';
  return isRefetchError || !isLive || dataUpdatedAt < openedAt ? dataUpdatedAt : null;
}
