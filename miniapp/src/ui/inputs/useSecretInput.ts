import { type MutableRefObject, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { SecretInput } from '../../platform/secretInput.ts';

/** Restores the focus to a field that had it when it was disabled, during an attempt or a wait. */
export function useFocusKept(element: RefObject<HTMLInputElement>, isDisabled: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === element.current;
    else if (hadFocus.current) element.current?.focus();
  }, [element, isDisabled]);
}

/**
 * Gives out the only way to read a field whose text lives in its element alone; the text goes when the field does. `onLength` hears how long the
 * text is after each change that nobody typed.
 */
export function useSecretInput(
  element: RefObject<HTMLInputElement>,
  input: MutableRefObject<SecretInput | null>,
  onLength?: (length: number) => void,
): void {
  const tell = useRef(onLength);
  tell.current = onLength;
  useEffect(() => {
    const field = element.current;
    input.current = {
      hasText: () => field !== null && field.value !== '',
      take() {
        const text = field?.value ?? '';
        if (field !== null) field.value = '';
        tell.current?.(0);
        return text;
      },
      measure: (rule) => rule(field?.value ?? ''),
      put(text) {
        if (field !== null) field.value = text;
        tell.current?.(text.length);
      },
      focus: () => field?.focus(),
    };
    return () => {
      if (field !== null) field.value = '';
      input.current = null;
    };
  }, [element, input]);
}
