import { useState } from 'react';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { loadPart } from '../../../platform/parts/loadPart.ts';
import { showCopied, showError, showToast } from '../../../platform/toasts.ts';
import type { Shareable } from '../model/sharing.ts';
import { useSharingT } from '../texts/sharingTexts.ts';

/** Shares one thing at a time and reports the outcome. */
export function useShare(): { isBusy: boolean; share: (shareable: Shareable) => void } {
  const t = useSharingT();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const run = async (shareable: Shareable) => {
    setBusy(true);
    try {
      const { share } = await loadPart(() => import('../model/sharing.ts'));
      const outcome = await share(shareable, language);
      if (outcome === 'sent' || outcome === 'copied') messenger.haptic('success');
      if (outcome === 'sent') showToast('success', t('share.sent'));
      if (outcome === 'copied') showCopied();
    } catch (error) {
      messenger.haptic('error');
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, share: (shareable) => void (isBusy ? undefined : run(shareable)) };
}
