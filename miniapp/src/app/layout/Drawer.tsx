import { IconButton } from '../../components/IconButton.tsx';
import { useModal } from '../../components/useModal.ts';
import { useT } from '../../i18n/useT.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from './Drawer.module.css';
import { NavigationList } from './NavigationList.tsx';

/** The sidebar under 768 px: opens from the header, closes by Esc, a press outside, the cross, and a change of screen. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const modal = useModal(isOpen, onClose);
  if (!isOpen) return null;
  return (
    <dialog {...modal} className={styles.drawer} aria-label={t('nav.main')}>
      <div className={styles.top}>
        <LanguageLinks />
        <IconButton icon="close" label={t('nav.closeMenu')} onPress={onClose} />
      </div>
      <NavigationList />
    </dialog>
  );
}
