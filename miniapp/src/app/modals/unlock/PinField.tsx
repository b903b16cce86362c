import { SecretField } from '../../../components/SecretField.tsx';
import { errorText } from '../../../i18n/errorText.ts';
import { useT } from '../../../i18n/useT.ts';
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
  const isWaiting = entry.waitSeconds > 0;
  const error = isWaiting
    ? t('pin.wait', { count: entry.waitSeconds })
    : entry.error === null
      ? undefined
      : errorText(entry.error);
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
      isDisabled={entry.isBusy || isWaiting}
      onEdit={entry.clearError}
    />
  );
}
