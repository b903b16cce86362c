import { create } from 'zustand';
import { errorText, hasErrorTexts, loadErrorTexts } from '../../platform/i18n/errorText.ts';
import { translate } from '../../platform/i18n/useT.ts';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Null: it stays until it is closed. */
  durationMs: number | null;
  action?: ToastAction;
}

/** Spec §8: success 3 s, error 5 s. */
const durationsMs = { success: 3000, info: 3000, error: 5000 } as const;

/** Spec §8: what is said when nothing else is. */
const defaultTexts = { success: 'common.success', info: 'common.success', error: 'common.error' } as const;

const store = create<{ toasts: readonly Toast[]; nextId: number }>(() => ({ toasts: [], nextId: 1 }));

/** The messages to show, oldest first, for the component that draws them. */
export function useToasts(): readonly Toast[] {
  return store((state) => state.toasts);
}

/** Shows a short message; the same text is not shown twice at once. */
export function showToast(
  kind: Toast['kind'],
  text: string = translate(defaultTexts[kind]),
  durationMs: number = durationsMs[kind],
): void {
  show({ kind, text, durationMs });
}

/** Shows a message that stays, with something to press, until it is pressed or closed. */
export function showQuestion(text: string, action: ToastAction): void {
  show({ kind: 'info', text, durationMs: null, action });
}

function show(toast: Omit<Toast, 'id'>): void {
  store.setState(({ toasts, nextId }) => ({
    toasts: [...toasts.filter(({ text }) => text !== toast.text), { ...toast, id: nextId }].slice(-3),
    nextId: nextId + 1,
  }));
}

/** Shows the sentence of an error, once the sentences are here. */
export function showError(error: unknown): void {
  const say = () => showToast('error', errorText(error));
  if (hasErrorTexts()) say();
  else loadErrorTexts().then(say, say);
}

/** Takes a message away. */
export function closeToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
