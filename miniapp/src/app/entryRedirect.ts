import { comingBackTo } from '../features/accounts/model/comingBack.ts';
import { useCreationDraft } from '../features/accounts/model/creationDraft.ts';
import { isNewcomer } from '../features/accounts/model/isNewcomer.ts';
import { messenger } from '../platform/messenger/messenger.ts';
import { CREATE_PATH, LOGIN_PATH, WELCOME_PATH } from '../platform/paths.ts';

/**
 * Where somebody without an account is led from a screen that needs one, with the state that leads back to this very address: the creation that was
 * interrupted, the login, or in the messenger the welcome for a user who was never here.
 */
export function entryRedirect(): { to: string; state: object } {
  const { pathname, search } = window.location;
  const isInterrupted = useCreationDraft.getState().name !== '';
  if (isInterrupted) return { to: CREATE_PATH, state: comingBackTo(pathname + search) };
  const to = messenger.isInside && isNewcomer() ? WELCOME_PATH : LOGIN_PATH;
  return { to, state: comingBackTo(pathname + search) };
}
