import { AppError } from '@xbts/shared/errors/appError.ts';
import type { KeyValueStore } from './capabilities.ts';
import { isAtLeast, type Wire } from './wire.ts';

let lastRequest = 0;

/** The messenger's secure or device storage (9.0), spoken raw: the library has no methods of its own for them. */
export function createMessengerStorage(wire: Wire, kind: 'secure' | 'device'): KeyValueStore {
  const isSupported = isAtLeast(wire.version, '9.0');
  const ask = async (verb: 'save' | 'get', done: 'saved' | 'received', params: object) => {
    lastRequest += 1;
    const requestId = `xbts-${lastRequest}`;
    const events = [`${kind}_storage_key_${done}`, `${kind}_storage_failed`];
    const answer = await wire.ask(`web_app_${kind}_storage_${verb}_key`, events, {
      params: { req_id: requestId, ...params },
      requestId,
    });
    if (typeof answer['error'] === 'string') {
      throw new AppError('messenger.storage_failed', { detail: answer['error'] });
    }
    return answer;
  };
  return {
    isSupported,
    async get(key) {
      const { value } = await ask('get', 'received', { key });
      return typeof value === 'string' ? value : null;
    },
    async set(key, value) {
      await ask('save', 'saved', { key, value });
    },
  };
}
