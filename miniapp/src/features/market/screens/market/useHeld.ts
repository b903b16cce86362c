import { useEffect, useRef, useState } from 'react';

/** A press counts slightly after the finger has left the element. */
const AFTER_MS = 250;

/** A value that stays constant while its element is touched or pressed: nothing moves away from under a finger. */
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
