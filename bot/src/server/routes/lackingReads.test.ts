import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import { describe, expect, it, vi } from 'vitest';
import { createLackingReads } from './lackingReads.ts';

function clientThat(answers: ErrorCode | null) {
  const status = { state: 'connected', url: 'ws://one' };
  const call = vi.fn(async () => {
    if (answers !== null) throw new AppError(answers);
    return [];
  });
  return { status, call, client: { status: { get: () => status }, call } as unknown as ChainClient };
}

describe('what the server can not read in the stead of a page', () => {
  it('is the history of pools where its node keeps none, and each node is asked once', async () => {
    const { client, call } = clientThat('node.api_denied');
    const lackingReads = createLackingReads(client);
    expect(await lackingReads()).toEqual(['pool history']);
    expect(await lackingReads()).toEqual(['pool history']);
    expect(call).toHaveBeenCalledOnce();
  });

  it('stays what it was while another node takes over', async () => {
    const { client, status } = clientThat('node.api_denied');
    const lackingReads = createLackingReads(client);
    await lackingReads();
    status.state = 'switching';
    expect(await lackingReads()).toEqual(['pool history']);
  });

  it('is nothing where the node answers, nor where it only did not answer now', async () => {
    expect(await createLackingReads(clientThat(null).client)()).toEqual([]);
    const late = clientThat('node.timeout');
    const lackingReads = createLackingReads(late.client);
    expect(await lackingReads()).toEqual([]);
    await lackingReads();
    expect(late.call).toHaveBeenCalledTimes(2);
  });
});
