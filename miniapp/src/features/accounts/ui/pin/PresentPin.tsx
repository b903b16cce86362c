import { Notice } from '../../../../ui/display/Notice.tsx';
import { SecretField, type SecretFieldProps } from '../../../../ui/inputs/SecretField.tsx';
import { useIsPinless } from '../../model/useIsPinless.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';

/** The field for the PIN of this device; where the vault has none, the word that the sensor will be asked (takeWay.ts). */
export function PresentPin(props: SecretFieldProps) {
  const t = useVaultT();
  return useIsPinless() ? <Notice>{t('pin.sensorAsked')}</Notice> : <SecretField {...props} />;
}
