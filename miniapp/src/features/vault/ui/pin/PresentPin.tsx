import { Notice } from '../../../../ui/display/Notice.tsx';
import { SecretField, type SecretFieldProps } from '../../../../ui/inputs/SecretField.tsx';
import { useIsPinless } from '../../model/useIsPinless.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';

/** The field for the PIN of this device; where the vault has none, the word that the sensor will be asked (takeUnlockMethod.ts). */
export function PresentPin(props: Omit<SecretFieldProps, 'label'> & { label?: string }) {
  const t = useVaultT();
  if (useIsPinless()) return <Notice>{t('pin.sensorAsked')}</Notice>;
  return <SecretField label={t('pinHere')} {...props} />;
}
