import type { MutableRefObject } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { PinPad } from '../../../../ui/inputs/PinPad.tsx';
import { PIN_LENGTH } from '../../model/pinForm.ts';
import { useVaultT } from '../../texts/vaultTexts.ts';
import { NewPinFields } from './NewPinFields.tsx';

export interface NewPinPadProps {
  pin: MutableRefObject<SecretInput | null>;
  repeated: MutableRefObject<SecretInput | null>;
  /** True once the first PIN is good, and is typed again. */
  isRepeating: boolean;
  /** A passphrase in the place of digits. */
  isText: boolean;
  onText: (isText: boolean) => void;
  errors: { readonly pin: string | undefined; readonly repeated: string | undefined };
  isDisabled: boolean;
  onEdit: () => void;
  /** Called with the sixth digit. */
  onFull: () => void;
}

/** A new PIN, entered twice on one keypad, or a passphrase in fields. What was entered first waits in its own field, out of sight. */
export function NewPinPad(props: NewPinPadProps) {
  const { pin, repeated, isRepeating, isText, onText, errors, isDisabled, onEdit, onFull } = props;
  const t = useVaultT();
  if (isText) {
    return (
      <>
        <NewPinFields
          label={t('common.pin')}
          pin={pin}
          repeated={repeated}
          errors={errors}
          isDisabled={isDisabled}
          hasFocus
          onEdit={onEdit}
        />
        <Button kind="plain" isStretched onPress={() => onText(false)}>
          {t('pin.keypad')}
        </Button>
      </>
    );
  }
  const pad = {
    deleteLabel: t('pin.delete'),
    isDisabled,
    onEdit,
    full: { length: PIN_LENGTH, onReached: onFull },
  };
  return (
    <>
      <div hidden={isRepeating}>
        <PinPad
          {...pad}
          label={t('common.pin')}
          name="new-pin"
          input={pin}
          error={errors.pin ?? errors.repeated}
          hint={t('pin.rule')}
          corner={
            <Button kind="plain" onPress={() => onText(true)}>
              {t('pin.passphrase')}
            </Button>
          }
        />
      </div>
      {isRepeating && (
        <PinPad {...pad} label={t('pin.repeat')} name="pin-repeat" input={repeated} hint={t('pin.repeat')} />
      )}
    </>
  );
}
