import type { RefObject } from 'react';
import { useT } from '../../../../platform/i18n/useT.ts';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';

export interface NewPinFieldsProps {
  label: string;
  pin: RefObject<SecretInput | null>;
  repeated: RefObject<SecretInput | null>;
  /** Under the field that it is about; a form of several fields says it over its button instead. */
  errors?: { readonly pin: string | undefined; readonly repeated: string | undefined };
  isDisabled?: boolean;
  hasFocus?: boolean;
  onEdit: () => void;
}

/** The fields for a new PIN: it is typed twice. */
export function NewPinFields(props: NewPinFieldsProps) {
  const { label, pin, repeated, errors, isDisabled = false, hasFocus = false, onEdit } = props;
  const t = useT();
  return (
    <>
      <SecretField
        label={label}
        name="new-pin"
        input={pin}
        hint={t('pin.rule')}
        error={errors?.pin}
        isDisabled={isDisabled}
        hasFocus={hasFocus}
        onEdit={onEdit}
      />
      <SecretField
        label={t('pin.repeat')}
        name="pin-repeat"
        input={repeated}
        error={errors?.repeated}
        isDisabled={isDisabled}
        onEdit={onEdit}
      />
    </>
  );
}
