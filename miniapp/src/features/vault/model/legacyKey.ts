import { forgetKeys } from '../../../platform/stored/forget.ts';

/** The legacy app's store in localStorage; legacyStore.ts reads it, and loads only when it exists. */
export const LEGACY_STORE = 'xbtsadvanced';
forgetKeys('accounts', new RegExp(`^${LEGACY_STORE}$`, 'u'));
