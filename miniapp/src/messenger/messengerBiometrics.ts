import type { Biometrics } from './capabilities.ts';
import { isAtLeast, type Wire } from './wire.ts';

/** Milliseconds that a user may take for a dialog. */
const PATIENCE_MS = 120_000;

/** The messenger's biometrics (7.2). */
export function createMessengerBiometrics(wire: Wire): Biometrics {
  const isSupported = isAtLeast(wire.version, '7.2');
  const info = () => wire.ask('web_app_biometry_get_info', ['biometry_info_received']);
  return {
    async isAvailable() {
      if (!isSupported) return false;
      return (await info())['available'] === true;
    },
    async requestAccess(reason) {
      const before = await info();
      if (before['access_granted'] === true) return true;
      const params = { reason };
      const events = ['biometry_info_received'];
      const after = await wire.ask('web_app_biometry_request_access', events, {
        params,
        timeoutMs: PATIENCE_MS,
      });
      return after['access_granted'] === true;
    },
    async saveToken(token) {
      const answer = await wire.ask('web_app_biometry_update_token', ['biometry_token_updated'], {
        params: { token },
        timeoutMs: PATIENCE_MS,
      });
      return answer['status'] === 'updated' || answer['status'] === 'removed';
    },
    async readToken(reason) {
      const answer = await wire.ask('web_app_biometry_request_auth', ['biometry_auth_requested'], {
        params: { reason },
        timeoutMs: PATIENCE_MS,
      });
      const token = answer['token'];
      return answer['status'] === 'authorized' && typeof token === 'string' && token !== '' ? token : null;
    },
  };
}
