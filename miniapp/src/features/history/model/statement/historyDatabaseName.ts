import { onForget } from '../../../../platform/stored/forget.ts';

/** The IndexedDB database of accounts' histories. */
export const HISTORY_DATABASE = 'xbts-history';

onForget('accounts', () => {
  globalThis.indexedDB?.deleteDatabase(HISTORY_DATABASE);
});
