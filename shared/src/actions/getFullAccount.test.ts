import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/appError.ts';
import type { FullAccount } from '../protocol/objects.ts';
import { getFullAccount } from './getFullAccount.ts';
import { clientAnswering, recordedClient } from './recordedClient.fixture.ts';

const failing = (code: 'node.unreachable' | 'request.cancelled') =>
  clientAnswering(() => {
    throw new AppError(code);
  });

describe('a full account', () => {
  it('comes from the node without a subscription, amounts as bigint', async () => {
    const client = recordedClient();
    const full = await getFullAccount(client, '1.2.19');
    expect(client.asked.map(({ params }) => params)).toEqual([[['1.2.19'], false]]);
    expect(full.account.name).toBe('bob-holder2');
    expect(full.balances.every(({ balance }) => typeof balance === 'bigint')).toBe(true);
  });

  it('is chain.unknown_account if it does not exist, without a request to other servers', async () => {
    const fallback = () => Promise.reject(new AppError('unexpected'));
    await expect(
      getFullAccount(
        clientAnswering(() => []),
        'nobody-9',
        fallback,
      ),
    ).rejects.toMatchObject({
      code: 'chain.unknown_account',
      facts: { account: 'nobody-9' },
    });
  });

  it('comes from the data server when the nodes fail', async () => {
    const known: FullAccount = await getFullAccount(recordedClient(), '1.2.19');
    const asked: string[] = [];
    const full = await getFullAccount(failing('node.unreachable'), 'bob-holder2', async (name) => {
      asked.push(name);
      return known;
    });
    expect(full).toBe(known);
    expect(asked).toEqual(['bob-holder2']);
  });

  it("fails with the node's reason when the data server fails too", async () => {
    const fallback = () => Promise.reject(new AppError('service.unreachable', { path: '/' }));
    const read = getFullAccount(failing('node.unreachable'), 'bob-holder2', fallback);
    await expect(read).rejects.toMatchObject({ code: 'node.unreachable' });
  });

  it('sends no further request when the caller has gone', async () => {
    const fallback = () => Promise.reject(new AppError('unexpected'));
    await expect(getFullAccount(failing('request.cancelled'), 'bob-holder2', fallback)).rejects.toMatchObject(
      {
        code: 'request.cancelled',
      },
    );
  });
});
