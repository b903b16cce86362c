import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldLaunchData } from '../messenger/holder.ts';
import { holdLaunch } from './holdLaunch.ts';

vi.mock('../messenger/holder.ts', () => ({ heldLaunchData: vi.fn() }));
vi.mock('../messenger/messenger.ts', () => ({ launched: { launchData: 'hash=1' }, wire: {} }));
const held = vi.mocked(heldLaunchData);
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  held.mockReset().mockResolvedValue('hash=1');
  server.mockReset();
  vi.stubGlobal('fetch', server);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number) => new Response('{}', { status });

async function hold(): Promise<void> {
  const done = holdLaunch();
  await vi.runAllTimersAsync();
  await done;
}

it('the launch data are sent once, as soon as the server accepts them', async () => {
  server.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer(503));
  server.mockImplementation(async () => answer(200));
  await hold();
  expect(server).toHaveBeenCalledTimes(3);
  expect(server).toHaveBeenLastCalledWith(
    '/api/v1/launch',
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ authorization: 'tma hash=1' }),
    }),
  );
});

it('a refusal is left to the next request to the bot', async () => {
  server.mockResolvedValue(answer(401));
  await hold();
  expect(server).toHaveBeenCalledTimes(1);
});

it.each(['launch.not_held', 'launch.missing'] as const)(
  'without a messenger (%s) there is no request',
  async (code) => {
    held.mockRejectedValue(new AppError(code));
    await hold();
    expect(server).not.toHaveBeenCalled();
  },
);

it('an absent server is not retried for ever', async () => {
  server.mockRejectedValue(new TypeError('offline'));
  await hold();
  expect(server).toHaveBeenCalledTimes(4);
});
