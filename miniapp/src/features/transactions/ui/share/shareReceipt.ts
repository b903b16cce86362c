import { messenger } from '../../../../platform/messenger/messenger.ts';
import { saveFile } from '../../../../platform/messenger/saveFile.ts';
import { shareLink } from '../../../../platform/messenger/sharePrepared.ts';
import { drawReceipt, type Receipt } from './drawReceipt.ts';

const TYPE = 'image/png';

/** The receipt in one line, for a message beside the link. */
const wordsOf = ({ word, amounts, facts }: Receipt): string =>
  [
    `${word}: ${amounts.join(', ')}`,
    ...facts.slice(0, -1).map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');

/** Offers a file to the device's other apps; false where it can not, and true also when the user closes that choice. */
async function passOn(file: File): Promise<boolean> {
  const data = { files: [file] };
  if (navigator.canShare?.(data) !== true) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // A frame without the permission says so only now.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares a receipt as a picture: by the device's own choice of apps, or as a download. The messenger's frame allows no downloads, so there its
 * chats get the words and the explorer's link.
 */
export async function shareReceipt(receipt: Receipt, name: string): Promise<void> {
  const picture = await drawReceipt(receipt);
  if (await passOn(new File([picture], name, { type: TYPE }))) return;
  if (messenger.isInside) messenger.openLink(shareLink({ text: wordsOf(receipt), link: receipt.link }));
  else saveFile(name, picture, TYPE);
}
