import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../../platform/cache/queryClient.ts';
import { chain } from '../../platform/chain/chain.ts';
import { onNodeMoved, useConnectionState } from '../../platform/chain/connection.ts';
import { fallbackSince, onSourceChange } from '../../platform/chain/dataServerFallback.ts';
import { forgetContradicted } from '../../platform/chain/forgetContradicted.ts';
import { hostOf } from '../../platform/chain/nodeHost.ts';
import { formatClock } from '../../platform/i18n/dates.ts';
import { showError, showToast } from '../../platform/toasts.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import { type TranslateApp, translateApp, useAppT } from '../texts/appTexts.ts';
import styles from './ConnectionLine.module.css';

/** A connection that returns within this time (ms) is not reported. */
const QUIET_MS = 1500;

/**
 * Shows how long the connection has been lost; overlays the bottom of the screen, so that nothing jumps and no figure's
 * age is hidden.
 */
export function ConnectionLine() {
  const t = useAppT();
  const state = useConnectionState();
  const isServed = useSyncExternalStore(onSourceChange, fallbackSince) !== null;
  const isLate = useLateness(state !== 'connected');
  useEffect(() => onNodeMoved(() => showToast('info', translateApp('node.moved'))), []);
  useEffect(() => forgetContradicted(chain.status, queryClient, tellOfLiar), []);
  useEffect(() => {
    if (state === 'offline') readWhatIsShown().catch(showError);
  }, [state]);
  return (
    <div className={styles.line} role="status">
      {state !== 'connected' && isLate && (
        <div className={styles.pill}>
          <Icon name="status" size={18} />
          {isServed ? t('node.served') : connectionText(state, t)}
        </div>
      )}
    </div>
  );
}

/** Loads its code only when needed; if that fails, the current content stays, with its age. */
async function readWhatIsShown(): Promise<void> {
  const serving = await import('../../platform/chain/startFallback.ts').catch(() => undefined);
  await serving?.readWhatIsShown();
}

const tellOfLiar = (url: string) => showToast('error', translateApp('node.caught', { node: hostOf(url) }));

function connectionText(state: 'connecting' | 'switching' | 'offline', t: TranslateApp): string {
  if (state !== 'offline') return t(`node.${state}`);
  const { head } = chain.status.get();
  return head === null ? t('node.offline') : t('node.offlineSince', { time: formatClock(head.time) });
}

function useLateness(isDown: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isDown) return setLate(false);
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isDown]);
  return isLate;
}
