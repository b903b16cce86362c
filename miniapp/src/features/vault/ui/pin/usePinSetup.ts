import { AppError } from '@xbts/shared/errors/appError.ts';
import { type MutableRefObject, useRef, useState } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { signer } from '../../../../signer/page/client.ts';
import { enrolSensor } from '../../../../signer/page/sensors.ts';
import type { TokenSource, UnlockMethod } from '../../../../signer/protocol/protection.ts';
import { notePinForm } from '../../model/pinForm.ts';
import { checkNewPin, takeNewPin } from '../../model/takePin.ts';
import { takeUnlockMethod } from '../../model/takeUnlockMethod.ts';
import { type SecretForm, useSecretForm } from '../../model/useSecretForm.ts';
import { useSensor } from '../../model/useSensor.ts';
import { vaultTexts } from '../../texts/vaultTexts.ts';

export interface PinSetup extends Omit<SecretForm, 'run'> {
  readonly pin: MutableRefObject<SecretInput | null>;
  readonly repeated: MutableRefObject<SecretInput | null>;
  /** True: a new PIN is chosen, twice; false: the device's PIN is asked for. */
  readonly isNew: boolean;
  /** True while the new PIN is entered a second time. */
  readonly isRepeating: boolean;
  /** True while a passphrase is typed in the place of a new PIN. */
  readonly isText: boolean;
  setText(isText: boolean): void;
  /** Goes on to the second entry of a new PIN, or stores. */
  submit(): Promise<void>;
  /** What can take the PIN's place; null for nothing. */
  readonly sensor: TokenSource | null;
  /** Stores the keys under the sensor alone, without a PIN. */
  submitBySensor(): Promise<void>;
  /** Removes all keys of this device, so that a new PIN can be chosen for the account at hand. */
  wipe(): Promise<void>;
}

export interface PinSetupParts {
  account: string;
  /** True when this device has a PIN already. */
  hasVault: boolean;
  /** Stores the keys under what was chosen. */
  store: (way: UnlockMethod) => Promise<unknown>;
  onStored: () => void;
}

/** The PIN, or a sensor in its place, that keys are stored under. */
export function usePinSetup({ account, hasVault, store, onStored }: PinSetupParts): PinSetup {
  const pin = useRef<SecretInput | null>(null);
  const repeated = useRef<SecretInput | null>(null);
  const [isNew, setNew] = useState(!hasVault);
  const [isRepeating, setRepeating] = useState(false);
  const [isText, setText] = useState(false);
  const { run, ...form } = useSecretForm();
  const sensor = useSensor();
  const finish = async (way: UnlockMethod) => {
    await store(way);
    notePinForm(way);
  };
  /** Holds the first entry against the rules where it lies; a bad one is taken away. */
  const goOn = async () => {
    try {
      pin.current?.measure((text) => {
        checkNewPin(text, text);
        return text.length;
      });
    } catch (error) {
      pin.current?.take();
      throw error;
    }
    setRepeating(true);
  };
  const setup = async () => {
    const isOver = isNew && !isText;
    try {
      await finish(isNew ? takeNewPin(pin.current, repeated.current) : await takeUnlockMethod(pin.current));
    } finally {
      if (isOver) setRepeating(false);
    }
  };
  const setupBySensor = async () => {
    if (sensor === null) throw new AppError('sensor.unavailable');
    await finish(await enrolSensor(sensor, account, vaultTexts.translate('sensorReason')));
  };
  const wipe = async () => {
    await signer.wipe();
    setNew(true);
  };
  const isFirst = isNew && !isText && !isRepeating;
  return {
    ...form,
    waitSeconds: isNew ? 0 : form.waitSeconds,
    pin,
    repeated,
    isNew,
    isRepeating,
    isText,
    setText(next) {
      // What was typed as digits must not stand in a field that can show it.
      pin.current?.take();
      repeated.current?.take();
      setRepeating(false);
      setText(next);
      form.clearError();
    },
    async submit() {
      if (isFirst) await run(goOn);
      else if (await run(setup)) onStored();
    },
    sensor: isNew ? sensor : null,
    async submitBySensor() {
      if (await run(setupBySensor)) onStored();
    },
    async wipe() {
      await run(wipe);
    },
  };
}
