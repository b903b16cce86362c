import { type MutableRefObject, useState } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { Notice } from '../../../../ui/display/Notice.tsx';
import { Button } from '../../../../ui/inputs/Button.tsx';
import { SecretField } from '../../../../ui/inputs/SecretField.tsx';
import {
  makePassphrase,
  type SearchUnit,
  STRONG_BITS,
  searchTime,
  strengthOf,
} from '../../model/passphrase.ts';
import { type TranslateVault, useVaultT } from '../../texts/vaultTexts.ts';

const unitTexts = {
  minutes: 'strength.minutes',
  hours: 'strength.hours',
  days: 'strength.days',
  years: 'strength.years',
  ages: 'strength.ages',
} as const satisfies Record<SearchUnit, string>;

/** The resistance of a PIN or passphrase of that strength, in words. */
function strengthText(bits: number, t: TranslateVault): string {
  const { unit, count } = searchTime(bits);
  const time = t(unitTexts[unit], { number: count });
  return t(bits < STRONG_BITS ? 'strength.weak' : 'strength.strong', { bits, time });
}

export interface NewPinFieldsProps {
  label?: string;
  pin: MutableRefObject<SecretInput | null>;
  repeated: MutableRefObject<SecretInput | null>;
  /** Shown under its field; a form of several fields shows it above its button instead. */
  errors?: { readonly pin: string | undefined; readonly repeated: string | undefined };
  isDisabled?: boolean;
  hasFocus?: boolean;
  onEdit: () => void;
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/**
 * The fields for a new PIN, typed twice, with its strength; or a generated passphrase, retyped once to prove that it
 * was noted.
 */
export function NewPinFields(props: NewPinFieldsProps) {
  const { label, pin, repeated, errors, isDisabled = false, hasFocus = false, onEdit } = props;
  const t = useVaultT();
  const [bits, setBits] = useState(0);
  // Shown for writing down, like a new password; dropped with the screen or the first edit.
  const [made, setMade] = useState<string | null>(null);
  const edit = () => {
    setBits(pin.current?.measure(strengthOf) ?? 0);
    setMade(null);
    onEdit();
  };
  const make = () => {
    const passphrase = makePassphrase(randomBytes);
    pin.current?.put(passphrase);
    edit();
    setMade(passphrase);
    repeated.current?.take();
    repeated.current?.focus();
  };
  return (
    <>
      <SecretField
        label={label ?? t('newPin')}
        name="new-pin"
        input={pin}
        hint={bits === 0 ? t('pin.rule') : strengthText(bits, t)}
        error={errors?.pin}
        isDisabled={isDisabled}
        hasFocus={hasFocus}
        onEdit={edit}
      />
      {made === null ? (
        <Button kind="plain" isStretched isDisabled={isDisabled} onPress={make}>
          {t('pin.make')}
        </Button>
      ) : (
        <Notice>
          {t('pin.made')} <strong translate="no">{made}</strong>
        </Notice>
      )}
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
