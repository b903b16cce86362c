import { useState } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '../../../../platform/cache/queryClient.ts';
import { signer } from '../../../../signer/page/client.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { CheckCell } from '../../../../ui/inputs/Choice.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { changeSettings, defaultSettings } from '../../../settings/model/settings.ts';
import { forgetSaved } from '../../../settings/ui/forgetSaved.ts';
import { usePending } from '../../../transactions/model/pending.ts';
import { useAccounts } from '../../model/accounts.ts';
import { EARLIER_STORE } from '../../model/earlierKey.ts';
import { useSession } from '../../model/session.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';

/** Under these begin the names of what is kept of an account's assets and of their worth (data/portfolioOrder.ts, portfolioHistory.ts). */
const KEPT_OF_ACCOUNTS = ['xbts.order', 'xbts.values.'] as const;

function forgetAssets(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (KEPT_OF_ACCOUNTS.some((start) => key.startsWith(start))) window.localStorage.removeItem(key);
  }
}

/** Who opened the app in the messenger (spec §1); it tells anew at the next opening. */
const KEPT_OF_USER = ['uid', 'name'] as const;

/**
 * Clears warning, language, PIN and account (spec §4), and if so chosen whom and where the user pays; keys first, so that what fails
 * leaves nothing unlocked behind.
 */
async function resetApp(hasSaved: boolean): Promise<void> {
  await signer.wipe();
  for (const key of [EARLIER_STORE, ...KEPT_OF_USER]) window.localStorage.removeItem(key);
  forgetAssets();
  if (hasSaved) forgetSaved();
  useSession.getState().leave();
  useAccounts.getState().clear();
  usePending.getState().clear();
  // What was read of the accounts; the kept copy is written anew, empty.
  queryClient.clear();
  const { isWarningDue, language, autoLockMinutes, locksOnHide } = defaultSettings;
  changeSettings({ isWarningDue, language, autoLockMinutes, locksOnHide });
}

/** Asks once more before everything is removed from this device. */
export function ResetApp({ onClose }: { onClose: () => void }) {
  const t = useVaultT();
  const form = useSecretForm();
  const [, navigate] = useLocation();
  const [hasSaved, setHasSaved] = useState(true);
  const submit = async () => {
    await resetApp(hasSaved);
    onClose();
    navigate('/auth-pages/login', { replace: true });
  };
  return (
    <Sheet isOpen title={t('reset')} onClose={form.isBusy ? undefined : onClose}>
      <SecretForm
        form={form}
        label={t(hasSaved ? 'resetNow' : 'resetKeys')}
        onSubmit={submit}
        isDanger
        hasPin={false}
      >
        <Notice tone="warning">{t('resetHint')}</Notice>
        <CheckCell title={t('resetSaved')} isOn={hasSaved} onChange={setHasSaved} />
      </SecretForm>
    </Sheet>
  );
}
