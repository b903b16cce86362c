import { useT } from '../../platform/i18n/useT.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Pixels or any CSS length. */
  width?: number | string;
  height?: number;
  isRound?: boolean;
  /** Instead of a size: as large as this text, which it replaces. */
  like?: string;
}

/** A grey placeholder shape while something loads. */
export function Skeleton({ width = '100%', height = 16, isRound = false, like }: SkeletonProps) {
  if (like !== undefined) return <span className={styles.like} data-like={like} />;
  return (
    <span className={styles.skeleton} style={{ width, height, borderRadius: isRound ? '50%' : undefined }} />
  );
}

/** Placeholder cells while a list loads: icon, two lines, a figure. */
export function SkeletonCells({ count = 4, hasIcon = true }: { count?: number; hasIcon?: boolean }) {
  const t = useT();
  return (
    <div role="status" aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, index) => (
        // The shapes are identical and never reorder.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className={styles.cell} key={index}>
          {hasIcon && <Skeleton width={40} height={40} isRound />}
          <span className={styles.texts}>
            <Skeleton width="40%" />
            <Skeleton width="60%" height={12} />
          </span>
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  );
}
