/** The earlier app's store in localStorage; data/accounts/earlierStore.ts reads it, and is loaded only when it is there. */
export const EARLIER_STORE = 'xbtsadvanced';
