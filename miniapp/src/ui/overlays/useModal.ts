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
 * messenger's back button call `onClose`; where there is a step before, Esc and that button call `onBack`. Without either the dialog can't be
 * dismissed.
 */
export function useModal(
  isOpen: boolean,
  onClose: (() => void) | undefined,
  onBack: (() => void) | undefined = onClose,
): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useBackButton(isOpen ? (onBack ?? stay) : undefined);
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
      onBack?.();
    },
    // Chrome closes a dialog on a second Esc even if `cancel` was prevented, so a dialog that must stay swallows the key.
    onKeyDown: (event) => {
      if (event.key === 'Escape' && onBack === undefined) event.preventDefault();
    },
    onClick: (event) => {
      if (event.target === ref.current) onClose?.();
    },
  };
}
