import { Link } from 'wouter';
import { CTRL } from '../../platform/keys/keys.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { useKeysT } from '../texts/keysTexts.ts';
import { SEARCH_PATH } from './Keyboard.tsx';
import styles from './Keys.module.css';

/** The way to the search, in the shape of its field. */
export function SearchLink() {
  const t = useKeysT();
  return (
    <Link href={SEARCH_PATH} className={styles.search}>
      <Icon name="search" size={20} />
      <span className={styles.words}>{t('search')}</span>
      <span className={styles.key} aria-hidden="true">
        /
      </span>
      <span className={styles.key} aria-hidden="true">
        {CTRL} K
      </span>
    </Link>
  );
}
