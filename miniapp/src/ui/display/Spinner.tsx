import styles from './Spinner.module.css';

/** A ring that turns while something is under way; what it stands in says so to screen readers. */
export function Spinner() {
  return <span className={styles.spinner} />;
}
