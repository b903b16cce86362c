import * as v from 'valibot';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { useLastRegistration } from '../../signIn/model/lastRegistration.ts';

const fields = {
  /** Name of the account that notices were offered for last; '' before any was. */
  account: v.string(),
};

/** Whether notices were offered, kept under `xbts.noticesOffered`: they are asked for once. */
export const useNoticesOffered = persistedStore<typeof fields>({
  key: 'xbts.noticesOffered',
  group: 'accounts',
  version: 0,
  fields,
  defaults: { account: '' },
  rest: () => ({}),
});

/** Whether notices of an account are still to be offered: it was created on this device, and the messenger says who its user is. */
export function useIsOfferDue(account: string | null): boolean {
  const created = useLastRegistration(({ name }) => name);
  const offered = useNoticesOffered((state) => state.account);
  return account !== null && messenger.hasLaunchData && account === created && account !== offered;
}
