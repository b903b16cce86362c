import { useLocation } from 'wouter';
import { Notice } from '../../../components/Notice.tsx';
import { Sheet } from '../../../components/Sheet.tsx';
import { EARLIER_STORE } from '../../../data/accounts/earlierKey.ts';
import { queryClient } from '../../../data/queryClient.ts';
import { useVaultT } from '../../../i18n/vaultTexts.ts';
import { signer } from '../../../signer/client.ts';
import { useSecretForm } from '../../../signer/useSecretForm.ts';
import { useAccounts } from '../../../stores/accounts.ts';
import { usePending } from '../../../stores/pending.ts';
import { useSession } from '../../../stores/session.ts';
import { changeSettings, defaultSettings } from '../../../stores/settings.ts';
import { SecretForm } from './SecretForm.tsx';

/** Under these begin the names of what is kept of an account's assets and of their worth (data/portfolioOrder.ts, portfolioHistory.ts). */
const KEPT_OF_ACCOUNTS = ['xbts.order', 'xbts.values.'] as const;

function forgetAssets(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (KEPT_OF_ACCOUNTS.some((start) => key.startsWith(start))) window.localStorage.removeItem(key);
  }
}

/** Clears warning, language, PIN and account (spec §4); keys first, so that what fails leaves nothing unlocked behind. */
async function resetApp(): Promise<void> {
  await signer.wipe();
  window.localStorage.removeItem(EARLIER_STORE);
  forgetAssets();
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
  const submit = async () => {
    await resetApp();
    onClose();
    navigate('/auth-pages/login', { replace: true });
  };
  return (
    <Sheet isOpen title={t('reset')} onClose={form.isBusy ? undefined : onClose}>
      <SecretForm form={form} label={t('resetNow')} onSubmit={submit} isDanger hasPin={false}>
        <Notice tone="warning">{t('resetHint')}</Notice>
      </SecretForm>
    </Sheet>
  );
}
