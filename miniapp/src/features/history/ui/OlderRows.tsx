import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/inputs/Button.tsx';
import { useHistoryT } from '../texts/historyTexts.ts';
import styles from './History.module.css';

export interface OlderRowsProps {
  isLoading: boolean;
  hasFailed: boolean;
  /** Waits for the button after much reading with few results. */
  isByHand?: boolean;
  onLoad: () => void;
}

/** The end of the list: scrolling near it, or its button, reads the next page. After a failure only the button does. */
export function OlderRows({ isLoading, hasFailed, isByHand = false, onLoad }: OlderRowsProps) {
  const t = useHistoryT();
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  useEffect(() => {
    const element = end.current;
    if (element === null || isLoading || hasFailed || isByHand) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) load.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading, hasFailed, isByHand]);
  return (
    <div className={styles.more} ref={end}>
      <Button kind="plain" isLoading={isLoading} onPress={onLoad}>
        {t(hasFailed ? 'common.retry' : 'history.older')}
      </Button>
    </div>
  );
}
