import styles from './Dashboard.module.css';

export interface RingPart {
  name: string;
  /** Percent of the total, 0 to 100. */
  percent: number;
  colour: string;
}

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;
/** Gap between two parts, of a hundred. */
const GAP = 0.6;

/** A ring of parts, beginning at the top; screen readers read its label. */
export function Ring({ parts, label }: { parts: readonly RingPart[]; label: string }) {
  let before = 0;
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" role="img" aria-label={label}>
      {parts.map(({ name, percent, colour }) => {
        const start = before;
        before += percent;
        const drawn = Math.max(percent - (parts.length > 1 ? GAP : 0), 0.4);
        return (
          <circle
            key={name}
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            stroke={colour}
            strokeWidth="14"
            strokeDasharray={`${(drawn / 100) * LENGTH} ${LENGTH}`}
            strokeDashoffset={(-start / 100) * LENGTH}
            transform="rotate(-90 50 50)"
          />
        );
      })}
    </svg>
  );
}
