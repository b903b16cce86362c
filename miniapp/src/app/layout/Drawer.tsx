import { useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { useBackButton } from '../../components/useBackButton.ts';
import { useT } from '../../i18n/useT.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from './Drawer.module.css';
import { NavigationList } from './NavigationList.tsx';

/** The sidebar under 768 px: opens from the header, closes by Esc, a press outside, the cross, and a change of screen. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const t = useT();
  useBackButton(isOpen ? onClose : undefined);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    element.showModal();
    return () => element.close();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press outside has its key, Esc, in onCancel
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('nav.main')}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.top}>
        <LanguageLinks />
        <IconButton icon="close" label={t('nav.closeMenu')} onPress={onClose} />
      </div>
      <NavigationList />
    </dialog>
  );
}
