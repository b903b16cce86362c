import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import type { UnlockMethod } from '../../../signer/protocol/protection.ts';

/** Digits after which a keypad confirms by itself. */
export const PIN_LENGTH = 6;

const fields = {
  /** six: this many digits · digits: another number of them · text: a passphrase · unknown: none was entered here yet. */
  form: v.picklist(['unknown', 'six', 'digits', 'text']),
};

/** Which form this device's PIN has, kept under `xbts.pinForm`: whether a keypad or a field asks for it. */
export const usePinForm = persistedStore<typeof fields>({
  key: 'xbts.pinForm',
  group: 'accounts',
  version: 0,
  fields,
  defaults: { form: 'unknown' },
  rest: () => ({}),
});

/** Notes the form of a PIN that has opened or sealed the vault; a sensor's secret has none. */
export function notePinForm(way: UnlockMethod): void {
  if (typeof way !== 'string') return;
  const form = !/^\d+$/u.test(way) ? 'text' : way.length === PIN_LENGTH ? 'six' : 'digits';
  if (usePinForm.getState().form !== form) usePinForm.change({ form });
}
