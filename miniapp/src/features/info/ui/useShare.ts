import { useState } from 'react';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import type { Shareable } from '../../../platform/messenger/sharing.ts';
import { showError, showToast } from '../../../ui/overlays/toasts.ts';
import { useSharingT } from '../texts/sharingTexts.ts';

/** Shares one thing at a time and says what became of it. */
export function useShare(): { isBusy: boolean; share: (shareable: Shareable) => void } {
  const t = useSharingT();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run = async (shareable: Shareable) => {
    setBusy(true);
    try {
      const { share } = await import('../../../platform/messenger/sharing.ts');
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
