import type { MutableRefObject } from 'react';
import { errorText } from '../../../../platform/i18n/errorText.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import type { SecretForm } from '../../model/useSecretForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { PresentPin } from './PresentPin.tsx';
import { waitText } from './waitText.ts';

export interface PinFieldProps {
  entry: Pick<SecretForm, 'error' | 'waitSeconds' | 'isBusy' | 'clearError'>;
  input: MutableRefObject<SecretInput | null>;
  hint?: string;
  hasFocus?: boolean;
}

/** The field for this device's PIN, with its error or wait below. */
export function PinField({ entry, input, hint, hasFocus = false }: PinFieldProps) {
  const t = useVaultT();
  const wait = waitText(entry.waitSeconds, t);
  const error = wait ?? (entry.error === null ? undefined : errorText(entry.error));
  return (
    <PresentPin
      label={t('common.pin')}
      input={input}
      name="pin"
      // Password managers should neither store nor fill in a device's PIN.
      autoComplete="off"
      hint={hint}
      error={error}
      hasFocus={hasFocus}
      isDisabled={entry.isBusy || wait !== undefined}
      onEdit={entry.clearError}
    />
  );
}
