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

const HAS_MOUSE = '(hover: hover) and (pointer: fine)';

/** The dialogs that are open, the topmost last. */
const opened: HTMLDialogElement[] = [];
/** On each that lies under another: only the topmost darkens the page (base.css). */
const COVERED = 'data-covered';

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
    const covered = opened.at(-1);
    covered?.setAttribute(COVERED, '');
    opened.push(element);
    element.showModal();
    // Who has a keyboard types at once; on a phone one would rise over what there is to choose from.
    if (window.matchMedia(HAS_MOUSE).matches)
      element.querySelector<HTMLElement>('input[type="search"]')?.focus();
    return () => {
      opened.splice(opened.indexOf(element), 1);
      opened.at(-1)?.removeAttribute(COVERED);
      element.close();
    };
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
