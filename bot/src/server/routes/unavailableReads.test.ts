import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import { describe, expect, it, vi } from 'vitest';
import { createUnavailableReads } from './unavailableReads.ts';

function clientThat(answers: ErrorCode | null) {
  const status = { state: 'connected', url: 'ws://one' as string | null };
  const call = vi.fn(async (..._asked: readonly unknown[]) => {
    if (answers !== null) throw new AppError(answers);
    return [];
  });
  return { status, call, client: { status: { get: () => status }, call } as unknown as ChainClient };
}

describe('the reads that the server can not do for a page', () => {
  it('include the history of pools if its node has none, and each node is asked once', async () => {
    const { client, call } = clientThat('node.api_denied');
    const unavailableReads = createUnavailableReads(client);
    expect(await unavailableReads()).toEqual(['pool history']);
    expect(await unavailableReads()).toEqual(['pool history']);
    expect(call.mock.calls).toEqual([
      ['history', 'get_liquidity_pool_history', ['1.19.0', null, null, 1], { deadlineMs: 1_500 }],
    ]);
  });

  it('stay unchanged while another node takes over', async () => {
    const { client, status, call } = clientThat('node.api_denied');
    const unavailableReads = createUnavailableReads(client);
    await unavailableReads();
    Object.assign(status, { state: 'switching', url: 'ws://two' });
    expect(await unavailableReads()).toEqual(['pool history']);
    Object.assign(status, { state: 'connected', url: null });
    expect(await unavailableReads()).toEqual(['pool history']);
    expect(call).toHaveBeenCalledTimes(1);
    status.url = 'ws://two';
    await unavailableReads();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('are none if the node answers or only failed this time', async () => {
    expect(await createUnavailableReads(clientThat(null).client)()).toEqual([]);
    const late = clientThat('node.timeout');
    const unavailableReads = createUnavailableReads(late.client);
    expect(await unavailableReads()).toEqual([]);
    await unavailableReads();
    expect(late.call).toHaveBeenCalledTimes(2);
  });
});
