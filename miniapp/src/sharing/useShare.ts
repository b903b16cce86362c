import { useState } from 'react';
import type { Shareable } from '../data/sharing.ts';
import { useSharingT } from '../i18n/sharingTexts.ts';
import { useLanguage } from '../i18n/useT.ts';
import { messenger } from '../messenger/messenger.ts';
import { showError, showToast } from '../stores/toasts.ts';

/** Shares one thing at a time and says what became of it. */
export function useShare(): { isBusy: boolean; share: (shareable: Shareable) => void } {
  const t = useSharingT();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run = async (shareable: Shareable) => {
    setBusy(true);
    try {
      const { share } = await import('../data/sharing.ts');
      const outcome = await share(shareable, language);
      if (outcome === 'sent' || outcome === 'copied') {
        messenger.haptic('success');
        showToast('success', t(`share.${outcome}`));
      }
    } catch (error) {
      messenger.haptic('error');
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, share: (shareable) => void (isBusy ? undefined : run(shareable)) };
}
