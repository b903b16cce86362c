import { AppError } from '@xbts/shared/errors/appError.ts';
import { type MutableRefObject, useRef, useState } from 'react';
import type { SecretInput } from '../../../../platform/secretInput.ts';
import { signer } from '../../../../signer/page/client.ts';
import { enrolSensor } from '../../../../signer/page/sensors.ts';
import type { TokenSource } from '../../../../signer/protocol/protection.ts';
import type { Opening } from '../../../../signer/protocol/secrets.ts';
import { takeNewPin } from '../../model/takePin.ts';
import { takeUnlockMethod } from '../../model/takeUnlockMethod.ts';
import { type SecretForm, useSecretForm } from '../../model/useSecretForm.ts';
import { useSensor } from '../../model/useSensor.ts';
import { vaultTexts } from '../../texts/vaultTexts.ts';

export interface PinSetupOf {
  account: string;
  /** True when a PIN is set already, for other accounts of this device. */
  hasVault: boolean;
  /** Called once the keys are stored. */
  onStored: (opening: Opening) => void;
}

export interface PinSetup extends Omit<SecretForm, 'run'> {
  readonly pin: MutableRefObject<SecretInput | null>;
  readonly repeated: MutableRefObject<SecretInput | null>;
  /** True: a new PIN is chosen, twice; false: the device's PIN is requested. */
  readonly isNew: boolean;
  submit(): Promise<void>;
  /** The sensor that can replace the PIN; null for none. */
  readonly sensor: TokenSource | null;
  /** Stores the keys under the sensor alone, without a PIN. */
  submitBySensor(): Promise<void>;
  /** Removes all keys of this device, so that a new PIN can be chosen for this account. */
  wipe(): Promise<void>;
}

/** The last step of a login: the keys are stored under the PIN. */
export function usePinSetup({ account, hasVault, onStored }: PinSetupOf): PinSetup {
  const pin = useRef<SecretInput | null>(null);
  const repeated = useRef<SecretInput | null>(null);
  const [isNew, setNew] = useState(!hasVault);
  const { run, ...form } = useSecretForm();
  const sensor = useSensor();
  const setup = async () => {
    const way = isNew ? takeNewPin(pin.current, repeated.current) : await takeUnlockMethod(pin.current);
    onStored(await signer.setup({ account, pin: way }));
  };
  const setupBySensor = async () => {
    if (sensor === null) throw new AppError('sensor.unavailable');
    const way = await enrolSensor(sensor, account, vaultTexts.translate('sensorReason'));
    onStored(await signer.setup({ account, pin: way }));
  };
  const wipe = async () => {
    await signer.wipe();
    setNew(true);
  };
  return {
    ...form,
    waitSeconds: isNew ? 0 : form.waitSeconds,
    pin,
    repeated,
    isNew,
    async submit() {
      await run(setup);
    },
    sensor: isNew ? sensor : null,
    async submitBySensor() {
      await run(setupBySensor);
    },
    async wipe() {
      await run(wipe);
    },
  };
}
