import { create } from 'zustand';
import { errorText, hasErrorTexts, loadErrorTexts } from './i18n/errorText.ts';
import { translate } from './i18n/useT.ts';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info' | 'income';
  text: string;
  /** A second line, smaller. */
  detail?: string;
  /** Null: stays until closed. */
  durationMs: number | null;
  action?: ToastAction;
}

/** Spec §8: success 3 s, error 5 s. */
const durationsMs = { success: 3000, info: 3000, error: 5000, income: 5000 } as const;

/** Spec §8: the default texts. */
const defaultTexts = {
  success: 'common.success',
  info: 'common.success',
  error: 'common.error',
  income: 'common.success',
} as const;

const store = create<{ toasts: readonly Toast[]; nextId: number }>(() => ({ toasts: [], nextId: 1 }));

/** The toasts to show, oldest first. */
export function useToasts(): readonly Toast[] {
  return store((state) => state.toasts);
}

/** Shows a toast, with an action if it leads somewhere; replaces one with the same text. */
export function showToast(
  kind: Toast['kind'],
  text: string = translate(defaultTexts[kind]),
  durationMs: number = durationsMs[kind],
  action?: ToastAction,
): void {
  show({ kind, text, durationMs, ...(action === undefined ? {} : { action }) });
}

/** Says that money has come: how much, and below it from whom. */
export function showIncome(text: string, detail: string, action: ToastAction): void {
  show({ kind: 'income', text, detail, durationMs: durationsMs.income, action });
}

/** Says that a text lies on the clipboard now: 'Copied', for a second (spec §8). */
export function showCopied(): void {
  showToast('success', translate('common.copied'), 1000);
}

/** Shows a toast with an action; it stays until it is pressed or closed. */
export function showQuestion(text: string, action: ToastAction): void {
  show({ kind: 'info', text, durationMs: null, action });
}

function show(toast: Omit<Toast, 'id'>): void {
  store.setState(({ toasts, nextId }) => ({
    toasts: [...toasts.filter(({ text }) => text !== toast.text), { ...toast, id: nextId }].slice(-3),
    nextId: nextId + 1,
  }));
}

/** Shows an error's sentence once the error texts have loaded. */
export function showError(error: unknown): void {
  const say = () => showToast('error', errorText(error));
  if (hasErrorTexts()) say();
  else loadErrorTexts().then(say, say);
}

/** Removes a toast. */
export function closeToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
