import { useSyncExternalStore } from 'react';
import { chain } from './chain.ts';

const isConnected = (): boolean => {
  const { state } = chain.status.get();
  // While another node takes over (under 2 s) nothing is marked: figures should not flicker.
  return state === 'connected' || state === 'switching';
};

interface Read {
  dataUpdatedAt: number;
  isError: boolean;
  isFetchedAfterMount: boolean;
}

/**
 * When a figure that is kept up to date by subscription was read (ms), if it may be out of date: kept from the last
 * visit, or the last read failed, or no node is connected. Null while it is live.
 */
export function useStaleSince({ dataUpdatedAt, isError, isFetchedAfterMount }: Read): number | null {
  const isLive = useSyncExternalStore(chain.status.subscribe, isConnected);
  if (dataUpdatedAt === 0) return null;
  return isError || !isLive || !isFetchedAfterMount ? dataUpdatedAt : null;
}
