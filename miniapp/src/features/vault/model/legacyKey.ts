import { forgetKeys } from '../../../platform/stored/forget.ts';

/** The legacy app's store in localStorage; legacyStore.ts reads it, and is loaded only when it is there. */
export const LEGACY_STORE = 'xbtsadvanced';
forgetKeys('accounts', new RegExp(`^${LEGACY_STORE}$`, 'u'));
