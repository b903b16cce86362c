import { useEffect, useState } from 'react';
import { chain } from '../../platform/chain/chain.ts';
import { onNodeMoved, useConnectionState } from '../../platform/chain/connection.ts';
import { formatClock } from '../../platform/i18n/dates.ts';
import { type Translate, translate, useT } from '../../platform/i18n/useT.ts';
import { showToast } from '../../platform/toasts.ts';
import { Icon } from '../../ui/display/icons/Icon.tsx';
import styles from './ConnectionLine.module.css';

/** A connection that comes back within this time (ms) is not worth a word. */
const QUIET_MS = 1500;

/** Says quietly when there is no connection, and since when; lies over the screen's lower end, so that nothing jumps and no figure's age is hidden. */
export function ConnectionLine() {
  const t = useT();
  const state = useConnectionState();
  const isLate = useLateness(state !== 'connected');
  useEffect(() => onNodeMoved(() => showToast('info', translate('node.moved'))), []);
  return (
    <div className={styles.line} role="status">
      {state !== 'connected' && isLate && (
        <div className={styles.pill}>
          <Icon name="status" size={18} />
          {connectionText(state, t)}
        </div>
      )}
    </div>
  );
}

function connectionText(state: 'connecting' | 'switching' | 'offline', t: Translate): string {
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
