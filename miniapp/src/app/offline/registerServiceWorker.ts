import { loadLaterTexts } from '../../platform/i18n/language.ts';
import type { MessageKey } from '../../platform/i18n/messages.ts';
import { translate } from '../../platform/i18n/useT.ts';
import { messenger } from '../../platform/messenger/messenger.ts';
import { showQuestion } from '../../platform/toasts.ts';
import { hasUnsavedWork } from '../../ui/inputs/useUnsavedWork.ts';
import { followVersions } from './followVersions.ts';
import { hasTypedInput } from './typedInput.ts';

declare global {
  interface Navigator {
    /** Only in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** A page that stays open asks for a new version this often, milliseconds. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * Whether the user asked the browser to save data and the app is not on the device yet: the copy of the whole app, some
 * 670 KB, waits then. Otherwise it is fetched file by file, so that whatever the user opens meanwhile has the line.
 */
const isSaving = (): boolean =>
  navigator.connection?.saveData === true && navigator.serviceWorker.controller === null;

/** Registers the service worker, which keeps the app on the device. Rejects when the browser or the line refuses. */
export async function register(): Promise<void> {
  if (isSaving()) return;
  const workers = navigator.serviceWorker;
  const registration = await workers.register('/sw.js');
  await loadLaterTexts();
  followVersions(registration, {
    workers,
    hasWork: () => hasUnsavedWork() || hasTypedInput(document),
    offer: ask('update.ready', 'update.apply'),
    warn: ask('update.unsaved', 'update.anyway'),
    reload() {
      // The question was asked already.
      messenger.setClosingConfirmation(false);
      window.location.reload();
    },
  });
  // Offline the question stays without an answer, and is asked again.
  setInterval(() => registration.update().catch(() => undefined), ASK_AGAIN_MS);
}

const ask = (text: MessageKey, label: MessageKey) => (onPress: () => void) =>
  showQuestion(translate(text), { label: translate(label), onPress });
