import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chain } from '../../../platform/chain/chain.ts';

/** Runs after a change of the account on the chain. */
export type OnAccountChange = (queries: QueryClient, name: string) => void;

interface Watch {
  users: number;
  end: () => void;
}

const watches = new WeakMap<OnAccountChange, Map<string, Watch>>();

/**
 * Starts a watch, or joins the existing one: any number of components read a change once. Returns the function that
 * ends it.
 */
export function joinAccountChanges(
  onChange: OnAccountChange,
  queries: QueryClient,
  name: string,
): () => void {
  const byName = watches.get(onChange) ?? new Map<string, Watch>();
  watches.set(onChange, byName);
  const watch = byName.get(name) ?? {
    users: 0,
    end: chain.subscribeAccount(name, () => onChange(queries, name)),
  };
  byName.set(name, watch);
  watch.users += 1;
  return () => {
    watch.users -= 1;
    if (watch.users > 0) return;
    byName.delete(name);
    watch.end();
  };
}

/**
 * Calls a function after changes of the account, at most once a block, while a component is mounted. Called before the
 * query that it refreshes, it subscribes before the first read, so no change falls between the two.
 */
export function useAccountChanges(name: string | null, onChange: OnAccountChange): void {
  const queries = useQueryClient();
  useEffect(
    () => (name === null ? undefined : joinAccountChanges(onChange, queries, name)),
    [name, onChange, queries],
  );
}
