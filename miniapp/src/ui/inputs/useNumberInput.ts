import { caretIn, editedField, fieldText, plainPart } from '@xbts/shared/figures/fieldText.ts';
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';

interface Caret {
  readonly field: HTMLInputElement;
  readonly held: string;
  readonly behind: number;
}

/**
 * What an input needs to show a number in groups of the language while it is typed: `held` is the text as typed,
 * without marks between thousands.
 */
export function useNumberInput(held: string, onChange: (held: string) => void) {
  const language = useLanguage();
  const caret = useRef<Caret | null>(null);
  const pasted = useRef<{ start: number; end: number } | undefined>(undefined);
  // The browser moves the caret to the end of a text that is put in.
  useLayoutEffect(() => {
    const last = caret.current;
    caret.current = null;
    if (last === null || last.held !== held) return;
    const at = caretIn(held, last.behind, language);
    last.field.setSelectionRange(at, at);
  });
  return {
    value: fieldText(held, language),
    onPaste({ currentTarget: { selectionStart, selectionEnd } }: ClipboardEvent<HTMLInputElement>): void {
      pasted.current = { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
    },
    onCopy(event: ClipboardEvent<HTMLInputElement>): void {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const part = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
      event.clipboardData.setData('text/plain', plainPart(held, part, language));
      event.preventDefault();
    },
    onChange({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
      const edited = editedField(
        held,
        {
          text: field.value,
          caret: field.selectionStart ?? field.value.length,
          isForward: 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward',
          pasted: pasted.current,
        },
        language,
      );
      pasted.current = undefined;
      caret.current = { field, ...edited };
      onChange(edited.held);
    },
  };
}
