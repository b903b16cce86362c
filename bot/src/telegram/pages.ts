import type { InlineKeyboard } from 'grammy';
import type { Texts } from './texts/texts.ts';

/** A part of a list that one message shows. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** From 0. */
  readonly number: number;
  readonly count: number;
}

/** The page of that number, or the last where the list has become shorter. */
export function pageOf<Item>(list: readonly Item[], size: number, asked: number): Page<Item> {
  const count = Math.max(1, Math.ceil(list.length / size));
  const number = Math.min(Math.max(0, asked), count - 1);
  return { items: list.slice(number * size, (number + 1) * size), number, count };
}

/** A title that says which page of how many this is, where there are several. */
export const pagedTitle = (title: string, { number, count }: Page<unknown>): string =>
  count === 1 ? title : `${title} · ${number + 1}/${count}`;

/** Adds a row with the buttons to the pages before and behind; `dataOf` gives what they send. */
export function addPageButtons(
  keyboard: InlineKeyboard,
  { number, count }: Page<unknown>,
  options: { texts: Pick<Texts, 'pages'>; dataOf: (page: number) => string },
): InlineKeyboard {
  const { texts, dataOf } = options;
  if (count === 1) return keyboard;
  keyboard.row();
  if (number > 0) keyboard.text(texts.pages.previous, dataOf(number - 1));
  if (number < count - 1) keyboard.text(texts.pages.next, dataOf(number + 1));
  return keyboard.row();
}
