import { isAtLeast, type Wire } from './wire.ts';

/** Milliseconds that a user may take for a dialog. */
const PATIENCE_MS = 120_000;

export interface Biometrics {
  /** True when the device has a finger or face sensor that the messenger can ask. */
  isAvailable(): Promise<boolean>;
  /** Asks the user once to allow it for this app. */
  requestAccess(reason: string): Promise<boolean>;
  /** Keeps a token behind the sensor; an empty token takes it away. */
  saveToken(token: string): Promise<boolean>;
  /** Asks for the finger or face; the token that was kept, or null when refused or none is there. */
  readToken(reason: string): Promise<string | null>;
}

/** The biometrics of a messenger (7.2). */
export function biometricsOf(wire: Wire): Biometrics {
  const isSupported = isAtLeast(wire.version, '7.2');
  const info = () => wire.ask('web_app_biometry_get_info', ['biometry_info_received']);
  return {
    async isAvailable() {
      if (!isSupported) return false;
      return (await info()).available === true;
    },
    async requestAccess(reason) {
      const before = await info();
      if (before.access_granted === true) return true;
      const params = { reason };
      const events = ['biometry_info_received'];
      const after = await wire.ask('web_app_biometry_request_access', events, {
        params,
        timeoutMs: PATIENCE_MS,
      });
      return after.access_granted === true;
    },
    async saveToken(token) {
      const answer = await wire.ask('web_app_biometry_update_token', ['biometry_token_updated'], {
        params: { token },
        timeoutMs: PATIENCE_MS,
      });
      return answer.status === 'updated' || answer.status === 'removed';
    },
    async readToken(reason) {
      const answer = await wire.ask('web_app_biometry_request_auth', ['biometry_auth_requested'], {
        params: { reason },
        timeoutMs: PATIENCE_MS,
      });
      const token = answer.token;
      return answer.status === 'authorized' && typeof token === 'string' && token !== '' ? token : null;
    },
  };
}
