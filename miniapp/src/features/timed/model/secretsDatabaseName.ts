import { onForget } from '../../../platform/stored/forget.ts';

/** The IndexedDB database for the secrets of timed transfers created here. */
export const SECRETS_DATABASE = 'xbts-timed-secrets';

onForget('accounts', () => {
  globalThis.indexedDB?.deleteDatabase(SECRETS_DATABASE);
});
