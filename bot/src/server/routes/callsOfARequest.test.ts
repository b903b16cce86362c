import { AppError } from '@xbts/shared/errors/appError.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import { expect, it } from 'vitest';
import { testServer } from '../testServer.fixture.ts';

/** Like a node, refuses a whole call for an id beyond 64 bits or of an unknown kind. */
const refuseUnreadable = (ids: readonly string[], kind?: string) => {
  if (ids.some((id) => /^\d/u.test(id) && !isObjectId(id, kind))) throw new AppError('chain.refused');
};

const chain = {
  'database.get_objects': (ids: string[]) => {
    refuseUnreadable(ids);
    return ids.map((id) => (/\d{6}/u.test(id) ? null : { id }));
  },
  'database.get_assets': (ids: string[]) => {
    refuseUnreadable(ids, '1.3');
    return ids.map((id) => ({ id, symbol: `COIN${id}`, dynamic_asset_data_id: '2.3.0' }));
  },
  'database.get_full_accounts': (ids: string[]) => {
    refuseUnreadable(ids, '1.2');
    return ids.map((id) => [id, { account: { id, name: id } }]);
  },
};

/** Ids that the chain cannot contain: beyond 48 bits, or with a leading zero. */
const beyond = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? `${kind}.${281_474_976_710_656 + index}` : `${kind}.0${index}`,
  );

it.each([
  ['/api/objects', 'objects', '1.2', 200],
  ['/api/objects', 'objects', '9.2', 200],
  ['/api/assets', 'assets', '1.3', 200],
  ['/api/accounts', 'ids', '1.2', 50],
] as const)('%s with impossible ids sends a node no request for them', async (url, field, kind, most) => {
  const { server, calls } = await testServer({ chain });
  const ids = beyond(kind, most);
  const answer = await server.inject({ method: 'POST', url, body: { [field]: ids } });
  expect(answer.statusCode).toBe(200);
  expect(calls).toEqual([]);
});

it('good ids among them take one call per hundred named ids', async () => {
  const { server, calls } = await testServer({ chain });
  const good = Array.from({ length: 100 }, (_, index) => `1.2.${index}`);
  const body = { objects: beyond('1.2', 100).flatMap((id, index) => [id, good[index]]) };
  const rows = (await server.inject({ method: 'POST', url: '/api/objects', body })).json();
  expect(rows.filter((row: unknown) => row !== null)).toEqual(good.map((id) => ({ id })));
  expect(calls).toHaveLength(2);
});

it('whatever a node refuses, a request makes no more calls than it names ids', async () => {
  const refuse = () => {
    throw new AppError('chain.refused');
  };
  const { server, calls } = await testServer({ chain: { 'database.get_objects': refuse } });
  const body = { objects: Array.from({ length: 200 }, (_, index) => `1.2.${index}`) };
  const answer = await server.inject({ method: 'POST', url: '/api/objects', body });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(calls.length).toBeLessThanOrEqual(200);
});
