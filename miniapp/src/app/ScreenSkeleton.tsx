import { useBackButton } from '../platform/messenger/useBackButton.ts';
import { Skeleton, SkeletonCells } from '../ui/display/Skeleton.tsx';
import { useGoUp } from '../ui/display/useGoUp.ts';
import styles from './ScreenSkeleton.module.css';

/** The grey shape of a screen whose code is still loading; the messenger's back button works on it too. */
export function ScreenSkeleton() {
  useBackButton(useGoUp());
  return (
    <div className={styles.screen}>
      <Skeleton width={160} height={28} />
      <SkeletonCells count={5} />
    </div>
  );
}
