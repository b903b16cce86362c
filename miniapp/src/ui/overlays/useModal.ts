import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useBackButton } from '../../platform/messenger/useBackButton.ts';

export interface Modal {
  ref: RefObject<HTMLDialogElement>;
  onCancel(event: SyntheticEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
}

const stay = () => undefined;

/**
 * What every dialog over a screen shares: it traps the focus and restores it on close; Esc, a press outside and the
 * messenger's back button call `onClose`. Without `onClose` the dialog can't be dismissed.
 */
export function useModal(isOpen: boolean, onClose: (() => void) | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useBackButton(isOpen ? (onClose ?? stay) : undefined);
  // Closes before the dialog leaves the document: only then does the browser restore the focus.
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
    // Chrome closes a dialog on a second Esc even if `cancel` was prevented, so a dialog that must stay swallows the key.
    onKeyDown: (event) => {
      if (event.key === 'Escape' && onClose === undefined) event.preventDefault();
    },
    onClick: (event) => {
      if (event.target === ref.current) onClose?.();
    },
  };
}
