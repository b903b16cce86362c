import styles from './SmartHolder.module.css';

const RADIUS = 40;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of the time between two payouts has passed, with what is left in the middle; the same stands beside it in words. */
export function PayoutRing({ passed, left }: { passed: number; left: string }) {
  const drawn = Math.min(Math.max(passed, 0), 1) * LENGTH;
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100" role="presentation">
        <circle cx="50" cy="50" r={RADIUS} className={styles.whole} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles.passed}
          strokeDasharray={`${drawn} ${LENGTH}`}
          transform="rotate(-90 50 50)"
        />
      </svg>
      <strong className={styles.left}>{left}</strong>
    </span>
  );
}
