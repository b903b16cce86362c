import { Link } from 'wouter';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Logo.module.css';

const DECEMBER = 11;

/**
 * The name as strokes, the same on every device: a font size and weight that nothing else on the wallet uses takes a
 * slow phone some milliseconds of its first picture. index.html contains the same until the app has loaded. The
 * picture's edges cut off the strokes of the X.
 */
export const wordmark = {
  viewBox: '0 0 52 14',
  strokeWidth: 2.9,
  path: 'M1.5-1l11 16M12.5-1l-11 16M17 0v14M16.5 1.45h5a2.75 2.75 0 0 1 0 5.5h-5H22a2.8 2.8 0 0 1 0 5.6h-5.5M27.5 1.45H38M32.75 0v14M49.2 4C48.5 2.4 47 1.5 45.1 1.5c-2.2 0-3.7 1-3.7 2.7 0 3.8 8 1.9 8 5.7 0 1.6-1.6 2.6-4 2.6-2.1 0-3.7-.8-4.5-2.4',
} as const;

/** The name with its dot, in December and January with a snowflake (spec §2). */
export function Wordmark({ now = new Date() }: { now?: Date }) {
  const isWinter = now.getMonth() === DECEMBER || now.getMonth() === 0;
  return (
    <span className={styles.wordmark}>
      <svg
        width="52"
        height="14"
        viewBox={wordmark.viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth={wordmark.strokeWidth}
        aria-hidden="true"
      >
        <path d={wordmark.path} />
      </svg>
      {isWinter ? <Snowflake /> : <Dot />}
    </span>
  );
}

/** The name as the way home. */
export function Logo({ now = new Date() }: { now?: Date }) {
  const t = useAppT();
  return (
    <Link href="/" className={styles.logo} aria-label={t('header.home')}>
      <Wordmark now={now} />
    </Link>
  );
}

function Dot() {
  return (
    <svg className={styles.mark} width="6" height="12" viewBox="0 0 6 12" aria-hidden="true">
      <circle cx="3" cy="9" r="2.4" fill="currentColor" />
    </svg>
  );
}

function Snowflake() {
  return (
    <svg
      className={styles.mark}
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      data-testid="snowflake"
    >
      <path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3" />
    </svg>
  );
}
