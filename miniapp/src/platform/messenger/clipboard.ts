import { AppError } from '@xbts/shared/errors/appError.ts';

/**
 * Writes a text to the clipboard, the old way when the new one is refused (frames, old web views). @throws AppError
 * clipboard.refused
 */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    if (!copyBySelection(text)) throw new AppError('clipboard.refused', {}, cause);
  }
}

/** The most that a browser's own question may take. */
const PATIENCE_MS = 10_000;

/**
 * The clipboard's text from the browser, or from the messenger's client where that is asked too: side by side, since a browser reads only
 * within the press, and the first text counts; an empty one only where nothing else comes. @throws AppError clipboard.unreadable, whose sentence says what to do
 */
export async function readClipboard(ofClient?: () => Promise<string>): Promise<string> {
  let isEmpty = false;
  const filled = async (way: Promise<string>) => {
    const text = await way;
    isEmpty ||= text === '';
    if (text === '') throw new RangeError('nothing lies there');
    return text;
  };
  const ways = [browserText(), ...(ofClient === undefined ? [] : [ofClient()])].map(filled);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, PATIENCE_MS);
  });
  try {
    return await Promise.race([Promise.any(ways), late]);
  } catch (cause) {
    if (isEmpty) return '';
    throw new AppError('clipboard.unreadable', {}, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects, and never throws, where the browser has no clipboard. */
const browserText = async (): Promise<string> => navigator.clipboard.readText();

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
