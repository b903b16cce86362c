import { onForget } from '../../../platform/stored/forget.ts';

/** The IndexedDB database that keeps the secrets of timed transfers that were made here. */
export const SECRETS_DATABASE = 'xbts-timed-secrets';

onForget('accounts', () => {
  globalThis.indexedDB?.deleteDatabase(SECRETS_DATABASE);
});
