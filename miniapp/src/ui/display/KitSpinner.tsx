import { classNames } from './classNames.ts';
import styles from './KitSpinner.module.css';

/** Stands in for the kit's own spinner (vite.config.ts), whose drawings alone weigh more than this whole folder. */
export function Spinner({ className }: { className?: string }) {
  return <div className={classNames(styles.spinner, className)} aria-hidden="true" />;
}
