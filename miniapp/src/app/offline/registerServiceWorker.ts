import { registerSW } from 'virtual:pwa-register';
import { loadLaterTexts } from '../../i18n/language.ts';
import { translate } from '../../i18n/useT.ts';
import { showQuestion } from '../../stores/toasts.ts';

/** A page that stays open asks for a new version this often, milliseconds. */
const ASK_AGAIN_MS = 3_600_000;

/** Registers the service worker; a new version that is ready waits until the user lets it take over. */
export function register(): void {
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => void offerUpdate(() => update(true)),
    onRegisteredSW: (_url, registration) => {
      // Offline the question stays without an answer, and is asked again.
      setInterval(() => registration?.update().catch(() => undefined), ASK_AGAIN_MS);
    },
  });
}

async function offerUpdate(apply: () => Promise<void>): Promise<void> {
  await loadLaterTexts();
  showQuestion(translate('update.ready'), { label: translate('update.apply'), onPress: () => void apply() });
}
