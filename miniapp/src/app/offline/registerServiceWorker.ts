import { hasUnsavedWork } from '../../components/useUnsavedWork.ts';
import { loadLaterTexts } from '../../i18n/language.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { translate } from '../../i18n/useT.ts';
import { messenger } from '../../messenger/messenger.ts';
import { showQuestion } from '../../stores/toasts.ts';
import { followVersions } from './followVersions.ts';
import { hasTypedInput } from './typedInput.ts';

/** A page that stays open asks for a new version this often, milliseconds. */
const ASK_AGAIN_MS = 3_600_000;

/** Registers the service worker, which keeps the app on the device. Rejects when the browser or the line refuses. */
export async function register(): Promise<void> {
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
