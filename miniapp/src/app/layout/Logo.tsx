import { Link } from 'wouter';
import { useAppT } from '../texts/appTexts.ts';
import styles from './Logo.module.css';

const DECEMBER = 11;

/** The name with its dot, in December and January with a snowflake (spec §2). */
export function Logo({ now = new Date() }: { now?: Date }) {
  const t = useAppT();
  const isWinter = now.getMonth() === DECEMBER || now.getMonth() === 0;
  return (
    <Link href="/" className={styles.logo} aria-label={t('header.home')}>
      XBTS
      {isWinter ? <Snowflake /> : <Dot />}
    </Link>
  );
}

function Dot() {
  return (
    <svg width="6" height="12" viewBox="0 0 6 12" aria-hidden="true">
      <circle cx="3" cy="9" r="2.4" fill="currentColor" />
    </svg>
  );
}

function Snowflake() {
  return (
    <svg
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
