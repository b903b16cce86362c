import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShareText, shareText } from './shareText.ts';

const put = (name: 'share' | 'canShare', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  put('share', undefined);
  put('canShare', undefined);
});

describe('sharing a backup', () => {
  it('is offered only if the device reports support', () => {
    expect(canShareText('a backup')).toBe(false);
    put('canShare', ({ text }: { text: string }) => text === 'a backup');
    expect(canShareText('a backup')).toBe(true);
  });

  it('is silent when the sheet is closed, and reports a refusal', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    put('share', share);
    await shareText('a backup');
    expect(share).toHaveBeenCalledWith({ text: 'a backup' });
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await expect(shareText('a backup')).rejects.toMatchObject({ name: 'NotAllowedError' });
  });
});
