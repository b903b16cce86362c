import { DAY_MS, MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';

const fields = {
  /** The requested name; '' before the first request. */
  name: v.string(),
  /** The time of the request: milliseconds since 1970. */
  at: v.number(),
};

const none = { name: '', at: 0 };

/**
 * This device's last requested registration, stored under `xbts.registration`: written before the request goes out, so
 * that it survives a reload, and removed when the faucet refuses. It contains nothing secret.
 */
export const useLastRegistration = persistedStore<typeof fields>({
  key: 'xbts.registration',
  group: 'accounts',
  version: 0,
  fields,
  defaults: none,
  rest: () => ({}),
});

/** Records a request for a name; the returned function removes the record. */
export function noteRegistration(name: string): () => void {
  useLastRegistration.readAgain();
  const { name: nameBefore, at: atBefore } = useLastRegistration.getState();
  useLastRegistration.change({ name, at: Date.now() });
  return () => useLastRegistration.change({ name: nameBefore, at: atBefore });
}

/** Whether this device requested an account of that name in the last day. */
export function isJustRegistered(account: string): boolean {
  const { name, at } = useLastRegistration.getState();
  return account !== '' && name === account && Date.now() - at < DAY_MS;
}

/** Minutes in which a registration that nobody answered may still get into a block: more than a transaction of a faucet lives. */
const IN_THE_AIR_MINUTES = 10;

/** Whether a registration of that name may be on its way: it was asked for a moment ago and was not refused. */
export function isJustAsked(account: string): boolean {
  const { name, at } = useLastRegistration.getState();
  return name === account && Date.now() - at < IN_THE_AIR_MINUTES * MINUTE_MS;
}
