import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { parsePersistedClient, persistedClientText } from './persistedClient.ts';

const kept = (queries: QueryClient) => ({ buster: 'one', timestamp: 7, clientState: dehydrate(queries) });

it('restores every query with its data and state', () => {
  const queries = new QueryClient();
  queries.setQueryData(['balances', 'alice'], new Map([['1.3.0', 90_071_992_547_409_930n]]));
  queries.setQueryData(['none'], null);
  queries.setQueryData(['count'], 3);
  const state = kept(queries);
  expect(parsePersistedClient(persistedClientText(state))).toEqual(state);
});

it('serializes only the changed parts', () => {
  const queries = new QueryClient();
  const asked: string[] = [];
  const noted = (name: string) => ({ toJSON: () => asked.push(name) && { name } });
  queries.setQueryData(['large'], noted('large'));
  queries.setQueryData(['small'], noted('small'));
  persistedClientText(kept(queries));
  queries.setQueryData(['small'], noted('changed'));
  expect(persistedClientText(kept(queries))).toContain('"name":"changed"');
  expect(asked).toEqual(['large', 'small', 'changed']);
});
