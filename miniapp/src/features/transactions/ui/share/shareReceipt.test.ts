// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { saveFile } from '../../../../platform/messenger/saveFile.ts';
import type { Receipt } from './drawReceipt.ts';
import { shareReceipt } from './shareReceipt.ts';

vi.mock('../../../../platform/messenger/messenger.ts', () => ({
  messenger: { isInside: false, openLink: vi.fn() },
  wire: null,
}));
vi.mock('../../../../platform/messenger/saveFile.ts', () => ({ saveFile: vi.fn() }));

const receipt: Receipt = {
  word: 'Sent',
  amounts: ['1 250 BTS'],
  facts: [
    { label: 'To', value: 'bob-holder2' },
    { label: 'Block', value: '495' },
    { label: 'Transaction ID', value: 'ab'.repeat(20) },
  ],
  link: 'https://explorer.example/#/blocks/495',
};

/** What is drawn, in place of a canvas that this environment lacks: each letter is as wide as its font is high. */
let drawn: { text: string; font: string }[] = [];
beforeEach(() => {
  drawn = [];
  const context = {
    font: '',
    measureText: (text: string) => ({ width: text.length * Number(/(\d+)px/u.exec(context.font)?.[1] ?? 0) }),
    fillText: (text: string) => void drawn.push({ text, font: context.font }),
    fillRect: () => undefined,
    beginPath: () => undefined,
    arc: () => undefined,
    fill: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    stroke: () => undefined,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['png'])));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(saveFile).mockClear();
  vi.mocked(messenger.openLink).mockClear();
  Object.assign(messenger, { isInside: false });
  Object.assign(navigator, { canShare: undefined, share: undefined });
});

it('a receipt says what, how much, to whom, its block, its id and where to look', async () => {
  await shareReceipt(receipt, 'receipt.png');
  const texts = drawn.map(({ text }) => text);
  expect(texts).toEqual([
    'Sent',
    '1 250 BTS',
    'To',
    'bob-holder2',
    'Block',
    '495',
    'Transaction ID',
    'ab'.repeat(20),
    'XBTS · https://explorer.example/#/blocks/495',
  ]);
});

it('a long line of a receipt is written smaller, not cut', async () => {
  await shareReceipt({ ...receipt, amounts: ['9'.repeat(30)] }, 'receipt.png');
  const { font } = drawn.find(({ text }) => text === '9'.repeat(30)) ?? { font: '' };
  expect(font).toMatch(/ 30px /u);
});

it('a browser that shares files gets the picture, and a closed choice is no failure', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.assign(navigator, { canShare: () => true, share });
  await shareReceipt(receipt, 'receipt.png');
  expect(share).toHaveBeenCalledWith({
    files: [expect.objectContaining({ name: 'receipt.png', type: 'image/png' })],
  });
  expect(saveFile).not.toHaveBeenCalled();
});

it('a browser without that saves the picture', async () => {
  await shareReceipt(receipt, 'receipt.png');
  expect(saveFile).toHaveBeenCalledWith('receipt.png', expect.any(Blob), 'image/png');
});

it('the messenger, whose frame saves nothing, sends words and link to a chat', async () => {
  Object.assign(messenger, { isInside: true });
  Object.assign(navigator, {
    canShare: () => true,
    share: async () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
  await shareReceipt(receipt, 'receipt.png');
  const [link = ''] = vi.mocked(messenger.openLink).mock.calls[0] ?? [];
  const asked = new URL(link);
  expect(asked.origin + asked.pathname).toBe('https://t.me/share/url');
  expect(asked.searchParams.get('url')).toBe(receipt.link);
  expect(asked.searchParams.get('text')).toBe('Sent: 1 250 BTS\nTo: bob-holder2\nBlock: 495');
  expect(saveFile).not.toHaveBeenCalled();
});
