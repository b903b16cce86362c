import { withPlainMarks } from '../amounts/typedMarks.ts';
import { withoutThousands } from '../amounts/typedNumber.ts';
import { type Language, marks, written } from './numbers.ts';

/*
 * A field of a number holds what was typed, without marks between thousands, and shows it grouped as the language
 * writes it. A comma and a point are both the mark before decimals.
 */

const SIMPLE = /^(\d*)([.,]?)(\d*)$/u;

/** How a field shows the text it holds; what is no number stays as it was typed. */
export function fieldText(held: string, language: Language): string {
  const parts = SIMPLE.exec(held);
  if (parts === null) return held;
  const [, whole = '', mark = '', decimals = ''] = parts;
  return written(whole, language) + (mark === '' ? '' : marks[language].decimal) + decimals;
}

/** A part of what a field shows as plain text, for the clipboard. */
export function plainPart(held: string, shownPart: string, language: Language): string {
  if (!SIMPLE.test(held)) return shownPart;
  const { group, decimal } = marks[language];
  return shownPart.replaceAll(group, '').replace(decimal, '.');
}

/** The number of held characters among the first of the shown ones. */
function heldIn(held: string, shown: string, count: number, language: Language): number {
  const first = shown.slice(0, count);
  return SIMPLE.test(held) ? first.replaceAll(marks[language].group, '').length : first.length;
}

/** What a field contains after the user's change. */
export interface FieldEdit {
  readonly text: string;
  /** Characters before the caret. */
  readonly caret: number;
  /** The deletion went forwards. */
  readonly isForward?: boolean;
  /** The selection that a paste replaced. */
  readonly pasted?: { readonly start: number; readonly end: number } | undefined;
}

/** The text that a field holds after a change, and how many of its characters are behind the caret. */
export function editedField(
  held: string,
  edit: FieldEdit,
  language: Language,
): { held: string; behind: number } {
  const shown = fieldText(held, language);
  const { text } = edit;
  const isWhole = !shown.endsWith(text.slice(edit.caret));
  const caret = isWhole ? text.length : edit.caret;
  const end = edit.pasted?.end ?? shown.length - (text.length - caret);
  let start = edit.pasted?.start ?? 0;
  if (edit.pasted === undefined)
    while (start < Math.min(end, caret) && shown[start] === text[start]) start += 1;
  let [from, to] = [start, Math.max(start, end)].map((at) => heldIn(held, shown, at, language)) as [
    number,
    number,
  ];
  const typed = withPlainMarks(text.slice(start, caret));
  // Only a mark between thousands was deleted: the digit beside it goes.
  if (typed === '' && start < end && from === to) {
    if (edit.isForward === true) to += 1;
    else from = Math.max(0, from - 1);
  }
  // A blank that is typed between thousands is not needed.
  const added = /^\p{Zs}$/u.test(typed) ? '' : typed;
  const next = held.slice(0, from) + added + held.slice(to);
  return { held: SIMPLE.test(next) ? next : withoutThousands(next), behind: held.length - to };
}

/** The place of the caret in the shown text, by the number of held characters behind it. */
export function caretIn(held: string, behind: number, language: Language): number {
  const shown = fieldText(held, language);
  const before = Math.max(0, held.length - behind);
  let at = 0;
  while (at < shown.length && heldIn(held, shown, at, language) < before) at += 1;
  return at;
}
