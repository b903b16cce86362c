// @vitest-environment jsdom
import { AppError } from '@xbts/shared/errors/appError.ts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { stubServer } from '../../../platform/server/stubServer.fixture.ts';
import { readHolders } from './holders.ts';

const fake = vi.hoisted(() => ({ call: async (..._call: unknown[]): Promise<unknown> => [] }));
vi.mock('../../../platform/chain/chain.ts', () => ({
  chain: {
    call: (...call: unknown[]) => fake.call(...call),
    status: { get: () => ({ state: 'connected' }), subscribe: () => () => undefined },
  },
}));
const asked: string[] = [];
const server = stubServer(
  http.get('*/api/v1/holders/:asset/:start/:count', ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return HttpResponse.json([{ name: 'grace-whale8', account_id: '1.2.26', amount: '70' }]);
  }),
);

const deny = async () => {
  throw new AppError('node.api_denied', { api: 'asset', url: 'ws://one' });
};

describe('the holders of an asset', () => {
  it('come from the node, a hundred from an offset on', async () => {
    const calls: unknown[] = [];
    fake.call = async (...[api, method, params]) => {
      calls.push([api, method, params]);
      return [{ name: 'bob-holder2', account_id: '1.2.18', amount: 5n }];
    };
    await expect(readHolders('1.3.4099', 100)).resolves.toEqual({
      rows: [{ name: 'bob-holder2', account_id: '1.2.18', amount: 5n }],
      source: 'node',
    });
    expect(calls).toEqual([['asset', 'get_asset_holders', ['1.3.4099', 100, 100]]]);
  });

  it('come from the data server when the node denies the asset API', async () => {
    fake.call = deny;
    await expect(readHolders('1.3.4099', 0)).resolves.toEqual({
      rows: [{ name: 'grace-whale8', account_id: '1.2.26', amount: 70n }],
      source: 'server',
    });
    expect(asked).toEqual(['/api/v1/holders/1.3.4099/0/100']);
  });

  it('are denied if no source has them, and a lost connection stays one', async () => {
    server.use(http.get('*/api/v1/holders/*', () => new HttpResponse(null, { status: 502 })));
    fake.call = deny;
    await expect(readHolders('1.3.4099', 0)).rejects.toMatchObject({ code: 'node.api_denied' });
    fake.call = async () => {
      throw new AppError('node.unreachable', { method: 'get_asset_holders' });
    };
    await expect(readHolders('1.3.4099', 0)).rejects.toMatchObject({ code: 'node.unreachable' });
  });
});
