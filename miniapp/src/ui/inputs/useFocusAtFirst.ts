import { type RefObject, useEffect, useRef } from 'react';

/** A ref whose element gets the keyboard's focus once, when it appears, if that is wanted. */
export function useFocusAtFirst<Field extends HTMLElement>(
  isWanted: boolean | undefined,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current === true) field.current?.focus();
  }, []);
  return field;
}
