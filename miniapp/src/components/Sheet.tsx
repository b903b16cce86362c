import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useT } from '../i18n/useT.ts';
import { messenger } from '../messenger/messenger.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Sheet.module.css';
import { useBackButton } from './useBackButton.ts';
import { type MainAction, useMainAction } from './useMainAction.ts';

export interface SheetProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Called by Esc, a press outside, the cross and the messenger's back button; without it the sheet can't be dismissed. */
  onClose?: (() => void) | undefined;
  /** The sheet's primary action: the messenger's main button, or a button at its bottom. */
  action?: MainAction | undefined;
}

const stay = () => undefined;

/** A modal that rises from below (from 768 px a dialog in the middle); focus stays inside and returns afterwards. */
export function Sheet({ isOpen, title, children, onClose, action }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const t = useT();
  useBackButton(isOpen ? (onClose ?? stay) : undefined);
  useMainAction(isOpen ? (action ?? 'none') : null);
  // Before the dialog leaves the document: closed there, it gives the focus back to what it was opened from.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Chrome closes a dialog on a second Esc whatever `cancel` says; a sheet that must stay swallows the key.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onClose === undefined) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className={styles.bar}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {onClose !== undefined && <IconButton icon="close" label={t('common.close')} onPress={onClose} />}
      </div>
      <div className={styles.content}>{children}</div>
      {action !== undefined && !messenger.hasMainButton && (
        <div className={styles.action}>
          <Button
            isStretched
            isDisabled={action.isDisabled ?? false}
            isLoading={action.isLoading ?? false}
            onPress={action.onPress}
          >
            {action.label}
          </Button>
        </div>
      )}
    </dialog>
  );
}
