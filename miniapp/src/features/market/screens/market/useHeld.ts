import { useEffect, useRef, useState } from 'react';

/** What a finger has just left is still under it when the press counts. */
const AFTER_MS = 250;

/** A value that stays as it is while its element is touched or pressed: nothing moves away from under a finger. */
export function useHeld<Value>(value: Value) {
  const [isHeld, setHeld] = useState(false);
  const shown = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isHeld) shown.current = value;
  const letGo = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(false), AFTER_MS);
  };
  return {
    shown: shown.current,
    handlers: {
      onPointerDown: () => {
        clearTimeout(timer.current);
        setHeld(true);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onPointerLeave: letGo,
    },
  };
}
