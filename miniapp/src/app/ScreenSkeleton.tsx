import { Skeleton, SkeletonCells } from '../ui/display/Skeleton.tsx';
import styles from './ScreenSkeleton.module.css';

/** The grey shape of a screen whose code is still loading. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton width={160} height={28} />
      <SkeletonCells count={5} />
    </div>
  );
}
