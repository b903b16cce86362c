import { useSession } from '../../../accounts/model/session.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { PICTURE_KEY } from './keptPicture.ts';

/** From now on forgets the kept picture at once when the account is left or changed, or amounts are hidden, in this tab or in another. */
export function forgetPictures(): void {
  const forget = () => localStorage.removeItem(PICTURE_KEY);
  useSession.subscribe(({ account }, before) => {
    if (account !== before.account) forget();
  });
  useSettings.subscribe(({ hidesBalances }) => {
    if (hidesBalances) forget();
  });
}
