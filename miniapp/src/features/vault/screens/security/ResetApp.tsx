import { useState } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '../../../../platform/cache/queryClient.ts';
import { signer } from '../../../../signer/page/client.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { CheckCell } from '../../../../ui/inputs/Choice.tsx';
import { Sheet } from '../../../../ui/overlays/Sheet.tsx';
import { forgetAll } from '../../../settings/ui/forgetSaved.ts';
import { useSecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { SecretForm } from '../../ui/pin/SecretForm.tsx';

/**
 * Clears warning, language, PIN and account (spec §4), and optionally payees and addresses; keys first, so that a
 * failure leaves nothing unlocked behind.
 */
async function resetApp(hasSaved: boolean): Promise<void> {
  await signer.wipe();
  forgetAll(hasSaved);
  // Drops the accounts' cached data; the persisted cache is rewritten empty.
  queryClient.clear();
}

/** Confirms the removal of all data from this device. */
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
    <Sheet isOpen title={t('common.resetApp')} onClose={form.isBusy ? undefined : onClose}>
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
