import { comingBackTo } from '../features/account/model/comingBack.ts';
import { isNewcomer } from '../features/account/model/isNewcomer.ts';
import { messenger } from '../platform/messenger/messenger.ts';
import { LOGIN_PATH, WELCOME_PATH } from '../platform/paths.ts';

/**
 * Where somebody without an account is led from a screen that needs one, with the state that leads back to this very address: the login, or
 * in the messenger the welcome, for who was never here.
 */
export function entryRedirect(): { to: string; state: object } {
  const { pathname, search } = window.location;
  const to = messenger.isInside && isNewcomer() ? WELCOME_PATH : LOGIN_PATH;
  return { to, state: comingBackTo(pathname + search) };
}
