import { type RefObject, useEffect, useRef } from 'react';

/** A ref that focuses its element once, on mount, if wanted. */
export function useFocusAtFirst<Field extends HTMLElement>(isWanted: boolean | undefined): RefObject<Field> {
  const field = useRef<Field>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current === true) field.current?.focus();
  }, []);
  return field;
}
