import { AppError } from '@xbts/shared/errors/appError.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { askWriteAccess, isWritable } from './writeAccess.ts';

const fake = vi.hoisted(() => ({
  launched: { launchData: '' },
  wire: { version: '8.0', ask: vi.fn(async (): Promise<object> => ({ status: 'cancelled' })) },
}));
vi.mock('./messenger.ts', () => fake);

const launchOf = (user: object) => new URLSearchParams({ user: JSON.stringify(user) }).toString();

beforeEach(() => {
  fake.wire.ask.mockClear();
  fake.wire.version = '8.0';
});

it('the launch data show who lets the bot write', () => {
  fake.launched.launchData = launchOf({ id: 7, allows_write_to_pm: true });
  expect(isWritable()).toBe(true);
  for (const user of [{ id: 7 }, { id: 7, allows_write_to_pm: false }]) {
    fake.launched.launchData = launchOf(user);
    expect(isWritable()).toBe(false);
  }
  fake.launched.launchData = '';
  expect(isWritable()).toBe(false);
});

it('the messenger is asked for access, and the server finds out the result, whatever its answer', async () => {
  await askWriteAccess();
  fake.wire.ask.mockRejectedValueOnce(new AppError('messenger.no_answer', { method: 'x' }));
  await askWriteAccess();
  expect(fake.wire.ask.mock.calls).toEqual(
    Array.from({ length: 2 }, () => ['web_app_request_write_access', ['write_access_requested']]),
  );
});

it('a messenger without this function is not asked', async () => {
  fake.wire.version = '6.8';
  await askWriteAccess();
  expect(fake.wire.ask).not.toHaveBeenCalled();
});
