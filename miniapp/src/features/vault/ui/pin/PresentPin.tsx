import { useEffect, useState } from 'react';
import { showError } from '../../../../platform/toasts.ts';
import { signer } from '../../../../signer/page/client.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { SecretField, type SecretFieldProps } from '../../../../ui/inputs/SecretField.tsx';
import { useVaultT } from '../../texts/vaultTexts.ts';

/** The field for the PIN of this device; where the vault has none, the word that the sensor will be asked (takeUnlockMethod.ts). */
export function PresentPin(props: Omit<SecretFieldProps, 'label'> & { label?: string }) {
  const t = useVaultT();
  if (useIsPinless()) return <Notice>{t('pin.sensorAsked')}</Notice>;
  return <SecretField label={t('pinHere')} {...props} />;
}

/** Whether this device's vault has no PIN, so that none is asked for. */
function useIsPinless(): boolean {
  const [isPinless, setPinless] = useState(false);
  useEffect(() => {
    signer.protection().then((protection) => setPinless(protection.isPinless), showError);
  }, []);
  return isPinless;
}
