import { LanguageLinks } from '../../features/settings/ui/LanguageLinks.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { useModal } from '../../ui/overlays/useModal.ts';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Drawer.module.css';
import { NavigationList } from './NavigationList.tsx';

/** The sidebar under 768 px: closes by Esc, a press outside, the cross, and a change of screen. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const t = useAppT();
  const modal = useModal(true, onClose);
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
