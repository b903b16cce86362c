import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askBot } from './askBot.ts';
import { holdLaunch } from './holdLaunch.ts';

vi.mock('./askBot.ts', () => ({ askBot: vi.fn() }));
const asked = vi.mocked(askBot);

beforeEach(() => {
  asked.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const away = new AppError('service.unreachable', { path: '/api/v1/launch' });

it('the launch data are held once, as soon as the server takes them', async () => {
  asked.mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue({});
  const held = holdLaunch();
  await vi.advanceTimersByTimeAsync(35_000);
  expect(asked).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  await held;
  expect(asked).toHaveBeenCalledTimes(3);
});

it.each(['launch.replayed', 'launch.not_held', 'launch.missing'] as const)(
  'what is %s is left to whoever asks something of the bot',
  async (code) => {
    asked.mockRejectedValue(new AppError(code));
    const held = holdLaunch();
    await vi.runAllTimersAsync();
    await held;
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

it('a server that stays away is not asked for ever', async () => {
  asked.mockRejectedValue(away);
  const held = holdLaunch();
  await vi.runAllTimersAsync();
  await held;
  expect(asked).toHaveBeenCalledTimes(4);
});
