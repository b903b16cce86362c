import { forgetKeys } from '../../../platform/stored/forget.ts';

/** The earlier app's store in localStorage; earlierStore.ts reads it, and is loaded only when it is there. */
export const EARLIER_STORE = 'xbtsadvanced';
forgetKeys('accounts', new RegExp(`^${EARLIER_STORE}$`, 'u'));
