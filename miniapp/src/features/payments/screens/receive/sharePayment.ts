import { AppError } from '@xbts/shared/errors/appError.ts';
import { messenger } from '../../../../platform/messenger/messenger.ts';
import { showCopied, showError } from '../../../../platform/toasts.ts';

/** Offers the link to others: by the messenger's own choice of chats, the device's sheet, or on the clipboard. */
export function sharePayment(url: string, text: string): void {
  if (messenger.isInside) {
    const query = new URLSearchParams({ url, text });
    messenger.openLink(`https://t.me/share/url?${query.toString()}`);
    return;
  }
  if (typeof navigator.share !== 'function') {
    messenger.writeClipboard(url).then(showCopied, showError);
    return;
  }
  navigator.share({ url, text }).catch((error: unknown) => {
    // Closing the sheet is no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showError(new AppError('clipboard.refused', {}, error));
  });
}
