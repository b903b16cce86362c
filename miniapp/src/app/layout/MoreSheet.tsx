import { MoreList } from '../../features/info/ui/MoreList.tsx';
import { LanguageLinks } from '../../features/settings/ui/LanguageLinks.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useAppT } from '../texts/appTexts.ts';
import styles from './MoreSheet.module.css';

/** The sidebar under 768 px (spec §2): closes by Esc, a press outside, the cross, and a change of screen. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  const t = useAppT();
  return (
    <Sheet isOpen title={t('common.more')} onClose={onClose}>
      {/* A link to the screen that is open changes nothing, so the press itself closes it. */}
      <div
        className={styles.list}
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest(`a[href="${window.location.pathname}"]`)) onClose();
        }}
      >
        <MoreList />
        <LanguageLinks />
      </div>
    </Sheet>
  );
}
