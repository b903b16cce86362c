import styles from './Spinner.module.css';

/** A turning ring; its container announces the busy state to screen readers. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
