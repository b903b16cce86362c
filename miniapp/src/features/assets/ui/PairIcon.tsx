import { AssetIcon } from './AssetIcon.tsx';
import styles from './PairIcon.module.css';

/** The icons of a pair, the first in front; 40 px wide like a single one. */
export function PairIcon({ first, second }: { first: string; second: string }) {
  return (
    <span className={styles.pair} aria-hidden="true">
      <AssetIcon symbol={second} size={26} />
      <AssetIcon symbol={first} size={26} />
    </span>
  );
}
