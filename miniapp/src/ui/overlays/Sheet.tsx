import { type ReactNode, useId } from 'react';
import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { classNames } from '../display/classNames.ts';
import { IconButton } from '../inputs/IconButton.tsx';
import { MainActionButton } from '../inputs/MainActionButton.tsx';
import { type MainAction, useMainAction } from '../inputs/useMainAction.ts';
import styles from './Sheet.module.css';
import { useModal } from './useModal.ts';

export interface SheetProps {
  isOpen: boolean;
  title: string;
  /** Drawn in place of the title: an asset with its prefix. */
  heading?: ReactNode;
  children: ReactNode;
  /** Called by Esc, a press outside, the close button and the messenger's back button; without it the sheet can't be dismissed. */
  onClose?: (() => void) | undefined;
  /** Goes back to the step before; Esc and the messenger's back button do so, too. */
  onBack?: (() => void) | undefined;
  /** One height for every step and content (--sheet), or the whole of a low window; what it holds scrolls by itself. */
  isTall?: boolean;
  /** The sheet's primary action: the messenger's main button, or a button at its bottom. */
  action?: MainAction | undefined;
}

/** A modal that slides up (from 768 px on, a centred dialog); it traps the focus and restores it on close. */
export function Sheet(props: SheetProps) {
  const { isOpen, title, heading = title, children, onClose, onBack, isTall = false, action } = props;
  const id = useId();
  const t = useT();
  const modal = useModal(isOpen, onClose, onBack);
  useMainAction(isOpen ? (action ?? 'none') : null);
  if (!isOpen) return null;
  return (
    <dialog {...modal} className={classNames(styles.sheet, isTall && styles.tall)} aria-labelledby={id}>
      <div className={classNames(styles.bar, onBack && styles.step)}>
        {onBack !== undefined && !messenger.hasBackButton && (
          <IconButton icon="back" label={t('common.back')} onPress={onBack} />
        )}
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {onClose !== undefined && <IconButton icon="close" label={t('common.close')} onPress={onClose} />}
      </div>
      <div className={styles.content}>{children}</div>
      {action !== undefined && !messenger.hasMainButton && (
        <div className={styles.action}>
          <MainActionButton action={action} />
        </div>
      )}
    </dialog>
  );
}
