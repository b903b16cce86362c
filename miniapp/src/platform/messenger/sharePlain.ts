import { messenger } from './messenger.ts';
import { shareLink } from './sharePrepared.ts';
import { canShareText, shareText } from './shareText.ts';

/** A text with the link that it is about. */
export interface PlainMessage {
  readonly text: string;
  readonly link: string;
}

/**
 * Shares a link by the messenger's own form, the device's sheet or the clipboard. @throws AppError clipboard.refused, and what the device's
 * sheet throws
 */
export async function sharePlain(plain: PlainMessage): Promise<'offered' | 'copied'> {
  if (messenger.isInside) {
    messenger.openLink(shareLink(plain));
    return 'offered';
  }
  const text = `${plain.text}\n${plain.link}`;
  if (canShareText(text)) {
    await shareText(text);
    return 'offered';
  }
  await messenger.writeClipboard(plain.link);
  return 'copied';
}
