import { HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { showQuestion } from '../../platform/toasts.ts';
import { hasUnsavedWork } from '../../ui/inputs/useUnsavedWork.ts';
import { type AppKey, translateApp } from '../texts/appTexts.ts';
import { followVersions } from './followVersions.ts';

/** Fields for the user's own input: no searches and no read-only texts. */
const inputFields =
  'input:not([type]), input[type="text"], input[type="password"], input[type="url"], textarea';

/** True if any field of the page contains input, including small forms that close without asking. */
export function hasTypedInput(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(inputFields)].some(
    ({ value, readOnly, disabled }) => value !== '' && !readOnly && !disabled,
  );
}

declare global {
  interface Navigator {
    /** Only in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The interval at which an open page checks for a new version, milliseconds. */
const ASK_AGAIN_MS = HOUR_MS;

/**
 * True if the user asked the browser to save data and the app is not on the device yet: the copy of the whole app, some
 * 600 KB in five requests, waits then. Otherwise its files are fetched one after the other, so that the user's own
 * actions have the bandwidth.
 */
const isSaving = (): boolean =>
  navigator.connection?.saveData === true && navigator.serviceWorker.controller === null;

/** Registers the service worker, which caches the app on the device. Rejects when the browser or the network fails. */
export async function register(): Promise<void> {
  if (isSaving()) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js');
  followVersions(registration, {
    workers,
    hasWork: () => hasUnsavedWork() || hasTypedInput(document),
    offer: ask('update.ready', 'update.apply'),
    warn: ask('update.unsaved', 'update.anyway'),
    reload() {
      // The user has already answered the question.
      messenger.setClosingConfirmation(false);
      window.location.reload();
    },
  });
  // Offline, the check fails and is repeated later.
  setInterval(() => registration.update().catch(() => undefined), ASK_AGAIN_MS);
}

const ask = (text: AppKey, label: AppKey) => (onPress: () => void) =>
  showQuestion(translateApp(text), { label: translateApp(label), onPress });
