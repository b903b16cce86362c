import { AppError } from '@xbts/shared/errors/appError.ts';

/** Puts a text on the clipboard, by the old way where the new one is refused (frames, old web views). @throws AppError clipboard.refused */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    if (!copyBySelection(text)) throw new AppError('clipboard.refused', {}, cause);
  }
}

/** The clipboard's text, or null when the browser does not let the page read it. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null; // refused by the user or the browser: the field stays for typing
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const parent = document.querySelector('dialog[open]') ?? document.body;
  parent.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
