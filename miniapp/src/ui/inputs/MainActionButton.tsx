import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import type { MainAction } from './useMainAction.ts';

/** The primary action of a screen or sheet if the messenger has no main button. */
export function MainActionButton({ action }: { action: MainAction }) {
  const { label, onPress, isDisabled = false, isLoading = false, hasFocus = false } = action;
  const place = useRef<HTMLSpanElement>(null);
  const isDue = hasFocus && !isDisabled && !isLoading;
  useEffect(() => {
    const focused = document.activeElement;
    // A title takes the focus only because a dialog must give it to something.
    const isFree = focused === null || focused === document.body || focused.getAttribute('tabindex') === '-1';
    if (isDue && isFree) place.current?.querySelector('button')?.focus();
  }, [isDue]);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Button isStretched isDisabled={isDisabled} isLoading={isLoading} onPress={onPress}>
        {label}
      </Button>
    </span>
  );
}
