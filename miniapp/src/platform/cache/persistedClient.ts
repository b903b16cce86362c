import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { fromCacheText, toCacheText } from './cacheText.ts';

type PersistedQuery = PersistedClient['clientState']['queries'][number];
interface Kept {
  readonly head: PersistedClient;
  readonly queries: readonly [query: PersistedQuery, data: unknown][];
}

/** The last text of data: data are never changed in place, so their text stays valid. */
const texts = new WeakMap<object, string>();

/**
 * The kept cache as text, query by query. A large account has a megabyte, which hardly changes between two writes: only
 * changed queries are serialised again.
 */
export function persistedClientText(client: PersistedClient): string {
  const { queries, ...rest } = client.clientState;
  const parts = queries.map(({ state: { data, ...state }, ...query }) => {
    return `[${toCacheText({ ...query, state })},${textOf(data)}]`;
  });
  return `{"head":${toCacheText({ ...client, clientState: rest })},"queries":[${parts.join(',')}]}`;
}

/** The cache of a text made by persistedClientText. @throws where the text is no such one */
export function parsePersistedClient(text: string): PersistedClient {
  const { head, queries } = fromCacheText(text) as Kept;
  const whole = queries.map(([query, data]) => ({ ...query, state: { ...query.state, data } }));
  return { ...head, clientState: { ...head.clientState, queries: whole } };
}

function textOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return toCacheText(data);
  const text = texts.get(data) ?? toCacheText(data);
  texts.set(data, text);
  return text;
}
