import { answerOrNull, isAtLeast, isTrue, type Wire } from './wire.ts';

/** What a client knows by itself it tells at once. */
const INFO_MS = 2_000;

export interface Biometrics {
  /** True when the device has a finger or face sensor that the messenger can use. */
  isAvailable(): Promise<boolean>;
  /** Asks the user once to allow it for this app. */
  requestAccess(reason: string): Promise<boolean>;
  /** Stores a token behind the sensor; an empty token removes it. */
  saveToken(token: string): Promise<boolean>;
  /** Asks for the finger or face; returns the stored token, or null when refused or absent. */
  readToken(reason: string): Promise<string | null>;
}

/**
 * The biometrics of a messenger (7.2). A client that does not answer has none (Unigram), and a dialog that the user left open is a refusal: who
 * has gone on to another screen is not told of it there.
 */
export function biometricsOf(wire: Wire, platform: string): Biometrics {
  const isSupported = isAtLeast(wire.version, '7.2');
  const info = () =>
    answerOrNull(wire.ask('web_app_biometry_get_info', ['biometry_info_received'], { timeoutMs: INFO_MS }));
  const askPerson = (method: string, event: string, params: object) =>
    answerOrNull(wire.ask(method, [event], { params, isForPerson: true }));
  const update = async (token: string) =>
    (await askPerson('web_app_biometry_update_token', 'biometry_token_updated', { token }))?.status;
  return {
    isAvailable: async () => isSupported && isTrue((await info())?.available),
    async requestAccess(reason) {
      if (isTrue((await info())?.access_granted)) return true;
      const after = await askPerson('web_app_biometry_request_access', 'biometry_info_received', { reason });
      return isTrue(after?.access_granted);
    },
    async saveToken(token) {
      // macOS says 'updated' of a token that exists already and keeps the old one (overtake/TelegramSwift, WebpageModalController.swift).
      if (platform === 'macos' && token !== '') await update('');
      const status = await update(token);
      return status === 'updated' || status === 'removed';
    },
    async readToken(reason) {
      const answer = await askPerson('web_app_biometry_request_auth', 'biometry_auth_requested', { reason });
      const token = answer?.token;
      return answer?.status === 'authorized' && typeof token === 'string' && token !== '' ? token : null;
    },
  };
}
