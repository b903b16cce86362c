import { onForget } from '../../../../platform/stored/forget.ts';

/** The IndexedDB database that keeps the read histories of accounts. */
export const HISTORY_DATABASE = 'xbts-history';

onForget('accounts', () => {
  globalThis.indexedDB?.deleteDatabase(HISTORY_DATABASE);
});
