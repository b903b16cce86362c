import { SecretField } from '../../../components/SecretField.tsx';
import { errorText } from '../../../i18n/errorText.ts';
import { useT } from '../../../i18n/useT.ts';
import { waitText } from '../../../i18n/waitText.ts';
import type { PinEntry } from './usePinEntry.ts';

/** The PIN's field, with what was wrong or how long to wait under it. */
export function PinField({
  entry,
  hint,
  hasFocus = false,
}: {
  entry: PinEntry;
  hint?: string;
  hasFocus?: boolean;
}) {
  const t = useT();
  const wait = waitText(entry.waitSeconds, t);
  const error = wait ?? (entry.error === null ? undefined : errorText(entry.error));
  return (
    <SecretField
      label={t('pin.label')}
      input={entry.input}
      name="pin"
      // A PIN of this device is nothing for a password manager to keep or fill in.
      autoComplete="off"
      hint={hint}
      error={error}
      hasFocus={hasFocus}
      isDisabled={entry.isBusy || wait !== undefined}
      onEdit={entry.clearError}
    />
  );
}
