import { useEffect, useRef } from 'react';
import { useT } from '../../platform/i18n/useT.ts';
import { closeToast, type Toast, type ToastAction, useToasts } from '../../platform/toasts.ts';
import { Icon } from '../display/icons/Icon.tsx';
import { Button } from '../inputs/Button.tsx';
import { IconButton } from '../inputs/IconButton.tsx';
import styles from './ToastHost.module.css';

/** Spread, since React 18 passes the attribute on but has no type for it. */
const manual = { popover: 'manual' };
const icons = { success: 'check', error: 'error', info: 'info', income: 'receive' } as const;

/** The toasts at the bottom right (spec §8), also above an open sheet. */
export function Toasts() {
  const toasts = useToasts();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    // A sheet is in the browser's top layer; showing the popover again puts the toasts above it.
    if (toasts.length === 0 || element?.showPopover === undefined) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [toasts]);
  return (
    <div ref={host} className={styles.host} {...manual} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Closes the toast before its action runs: the action may show another. */
const press = (toast: Toast, action: ToastAction) => () => {
  closeToast(toast.id);
  action.onPress();
};

function ToastLine({ toast }: { toast: Toast }) {
  const t = useT();
  useEffect(() => {
    if (toast.durationMs === null) return undefined;
    const timer = setTimeout(() => closeToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className={styles.toast}>
      <Icon name={icons[toast.kind]} size={20} />
      {toast.detail === undefined ? (
        <span>{toast.text}</span>
      ) : (
        <span>
          <strong>{toast.text}</strong> <small className={styles.detail}>{toast.detail}</small>
        </span>
      )}
      {toast.action !== undefined && (
        <Button onPress={press(toast, toast.action)}>{toast.action.label}</Button>
      )}
      {(toast.kind === 'error' || toast.durationMs === null) && (
        <IconButton icon="close" label={t('common.close')} onPress={() => closeToast(toast.id)} />
      )}
    </div>
  );
}
