import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useBackButton } from '../display/useBackButton.ts';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
}

const stay = () => undefined;

/**
 * What every dialog over a screen does: it keeps the focus inside and gives it back, and Esc, a press outside and the messenger's back
 * button close it; without `onClose` they do nothing, and it stays.
 */
export function useModal(isOpen: boolean, onClose: (() => void) | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useBackButton(isOpen ? (onClose ?? stay) : undefined);
  // Before the dialog leaves the document: closed there, it gives the focus back to what it was opened from.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || element === null) return undefined;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose?.();
    },
    // Chrome closes a dialog on a second Esc whatever `cancel` says; one that must stay swallows the key.
    onKeyDown: (event) => {
      if (event.key === 'Escape' && onClose === undefined) event.preventDefault();
    },
    onClick: (event) => {
      if (event.target === ref.current) onClose?.();
    },
  };
}
