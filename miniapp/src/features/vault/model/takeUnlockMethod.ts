import type { SecretInput } from '../../../platform/secretInput.ts';
import { signer } from '../../../signer/page/client.ts';
import { readSensor } from '../../../signer/page/sensors.ts';
import type { UnlockMethod } from '../../../signer/protocol/protection.ts';
import { vaultTexts } from '../texts/vaultTexts.ts';
import { takePin } from './takePin.ts';

/**
 * The secret that opens the vault: the typed PIN or, for a vault without one, the sensor's secret, which is requested
 * now.
 * @throws AppError pin.empty, sensor.* and vault codes
 */
export async function takeUnlockMethod(field: SecretInput | null): Promise<UnlockMethod> {
  const { isPinless, tokens } = await signer.protection();
  const [slot] = tokens;
  if (!isPinless || slot === undefined) return takePin(field);
  return readSensor(slot, vaultTexts.translate('pin.biometricsReason'));
}
