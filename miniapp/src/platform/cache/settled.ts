import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 350;

/** The typed text, once the user pauses typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
