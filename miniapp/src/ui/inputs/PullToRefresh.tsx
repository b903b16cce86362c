import { useEffect, useRef, useState } from 'react';
import { useReadAgain } from '../../platform/cache/useReadAgain.ts';
import { useT } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { isAtLeast } from '../../platform/messenger/wire.ts';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import { Spinner } from '../display/Spinner.tsx';
import styles from './PullToRefresh.module.css';

/** Pixels that the mark must come down. */
const ENOUGH = 64;
/** The mark follows the finger at half its way, and this far at most. */
const MOST = 96;

/**
 * Only fingers pull. A messenger that can't leave vertical swipes to the app (before 7.7) closes it by the same
 * movement.
 */
const canPull = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches &&
  (!messenger.isInside || isAtLeast(messenger.version, '7.7'));

/** A pull on a screen reads again all that it shows. */
export const ScreenPull = () => <PullToRefresh onRefresh={useReadAgain()} />;

/** Reads a screen again when it is pulled down at its top; a mark above the content says so. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(onRefresh);
  latest.current = onRefresh;
  const way = usePull(() => {
    messenger.haptic('impact');
    setBusy(true);
    void latest.current().finally(() => setBusy(false));
  });
  if (way === 0 && !isBusy) return null;
  return (
    <div
      className={classNames(
        styles.mark,
        way === 0 && styles.resting,
        (isBusy || way >= ENOUGH) && styles.due,
      )}
      style={way === 0 ? undefined : { transform: `translate(-50%, ${way}px)` }}
      {...(isBusy ? { role: 'status', 'aria-label': t('common.loading') } : { 'aria-hidden': true })}
    >
      {isBusy ? <Spinner /> : <Icon name="refresh" size={20} />}
    </div>
  );
}

/** How far the page is pulled down now, in pixels of the mark; calls `onPull` when it is let go far enough. */
function usePull(onPull: () => void): number {
  const [way, setWay] = useState(0);
  const latest = useRef(onPull);
  latest.current = onPull;
  useEffect(() => {
    if (!canPull()) return undefined;
    let from: number | null = null;
    let reached = 0;
    const show = (next: number) => {
      reached = next;
      setWay(next);
    };
    const begin = ({ touches }: TouchEvent) => {
      const isFree = window.scrollY <= 0 && document.querySelector('dialog[open]') === null;
      from = isFree && touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
    };
    const move = ({ touches }: TouchEvent) => {
      if (from === null) return;
      const pulled = (touches[0]?.clientY ?? from) - from;
      // A scroll up is no pull, nor what follows it.
      if (pulled < 0 || window.scrollY > 0) from = null;
      show(from === null ? 0 : Math.min(pulled / 2, MOST));
    };
    const end = () => {
      if (from !== null && reached >= ENOUGH) latest.current();
      from = null;
      show(0);
    };
    const handlers = { touchstart: begin, touchmove: move, touchend: end, touchcancel: end } as const;
    const names = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const name of names) window.addEventListener(name, handlers[name], { passive: true });
    return () => {
      for (const name of names) window.removeEventListener(name, handlers[name]);
    };
  }, []);
  return way;
}
