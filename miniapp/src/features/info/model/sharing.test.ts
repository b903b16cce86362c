// @vitest-environment jsdom
import '../../../browser.fixture.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { share } from './sharing.ts';

const inside = vi.hoisted(() => ({
  hasLaunchData: false,
  isInside: false,
  openLink: vi.fn(),
  writeClipboard: vi.fn(async () => undefined),
}));
const fails = vi.hoisted(() => ({ code: '' }));
const prepared = vi.hoisted(() => ({ can: true, send: vi.fn(async () => 'sent') }));
vi.mock('../../../platform/messenger/messenger.ts', () => ({ messenger: inside, wire: null }));
vi.mock('../../../platform/messenger/sharePrepared.ts', async (original) => ({
  ...(await original<object>()),
  canSharePrepared: () => prepared.can,
  sharePrepared: prepared.send,
}));
vi.mock('../../../platform/server/askBot.ts', () => ({
  askBot: async (_route: unknown, { body }: { body: { thing: { poolId?: string } } }) => {
    if (fails.code !== '') throw new AppError(fails.code as 'service.unreachable');
    if (body.thing.poolId === '1.19.9') throw new AppError('request.not_found', { what: '1.19.9' });
    return {
      id: `message about ${JSON.stringify(body)}`,
      text: 'A pool',
      link: 'https://t.me/xbts_bot?start=--pool-5',
    };
  },
}));

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Object.assign(inside, { hasLaunchData: false, isInside: false });
  Object.assign(prepared, { can: true });
  fails.code = '';
});

const thing = { what: 'pool', poolId: '1.19.5' } as const;
const plain = { text: 'A pool', link: 'https://mini.example/pool/1.19.5' };
const pool = { thing, plain };

it('inside the messenger the message prepared by the bot is sent', async () => {
  Object.assign(inside, { hasLaunchData: true, isInside: true });
  expect(await share(pool, 'ru')).toBe('sent');
  expect(prepared.send).toHaveBeenCalledWith(
    'message about {"thing":{"what":"pool","poolId":"1.19.5"},"language":"ru"}',
  );
  prepared.send.mockResolvedValueOnce('declined');
  expect(await share(pool, 'ru')).toBe('declined');
  expect(inside.openLink).not.toHaveBeenCalled();
});

it('a message that the messenger can not send is offered as its link', async () => {
  Object.assign(inside, { hasLaunchData: true, isInside: true });
  prepared.send.mockResolvedValueOnce('failed');
  expect(await share(pool, 'en')).toBe('offered');
  expect(inside.openLink).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/t\.me\/share\/url/u));
});

it('says to press again where the messenger would ignore what follows from the press', async () => {
  Object.assign(inside, { hasLaunchData: true, isInside: true });
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(9_001);
  await expect(share(pool, 'en')).rejects.toMatchObject({ code: 'share.late' });
  expect(prepared.send).not.toHaveBeenCalled();
});

it('an older messenger gets its form for links, with the bot’s link', async () => {
  Object.assign(inside, { hasLaunchData: true, isInside: true });
  prepared.can = false;
  expect(await share(pool, 'en')).toBe('offered');
  expect(inside.openLink).toHaveBeenCalledWith(
    'https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fxbts_bot%3Fstart%3D--pool-5&text=A+pool',
  );
});

it('an empty pool, which the bot does not list, is shared by the address of its page', async () => {
  Object.assign(inside, { hasLaunchData: true, isInside: true });
  const empty = { text: 'Empty', link: 'https://mini.example/pool/1.19.9' };
  expect(await share({ thing: { what: 'pool', poolId: '1.19.9' }, plain: empty }, 'en')).toBe('offered');
  expect(inside.openLink).toHaveBeenCalledWith(
    'https://t.me/share/url?url=https%3A%2F%2Fmini.example%2Fpool%2F1.19.9&text=Empty',
  );
});

it('a request is shared as its link while the bot makes no card, and not at all if the bot refuses it', async () => {
  Object.assign(inside, { hasLaunchData: true, isInside: true });
  const asked = { to: 'anna-holder1', asset: 'BTS', amount: '1', memo: '' };
  const link = { text: 'Payment', link: 'https://mini.example/transfer?to=anna-holder1' };
  const request = { thing: { what: 'request' as const, asked }, plain: link };
  for (const code of ['service.unreachable', 'node.timeout']) {
    fails.code = code;
    expect(await share(request, 'en')).toBe('offered');
    expect(inside.openLink).toHaveBeenLastCalledWith(expect.stringContaining('mini.example'));
  }
  fails.code = 'payment_request.too_many';
  await expect(share(request, 'en')).rejects.toMatchObject({ code: 'payment_request.too_many' });
});

it('an opening without launch data shares the page’s own address by that form', async () => {
  Object.assign(inside, { isInside: true });
  expect(await share(pool, 'en')).toBe('offered');
  expect(inside.openLink).toHaveBeenCalledWith(
    'https://t.me/share/url?url=https%3A%2F%2Fmini.example%2Fpool%2F1.19.5&text=A+pool',
  );
});

it('a plain page copies the address if the device can not share, and only the bot issues invitations', async () => {
  expect(await share(pool, 'en')).toBe('copied');
  expect(inside.writeClipboard).toHaveBeenCalledWith('https://mini.example/pool/1.19.5');
  expect(await share({ thing: { what: 'invitation', account: 'anna-holder1' }, plain: null }, 'en')).toBe(
    'declined',
  );
});
