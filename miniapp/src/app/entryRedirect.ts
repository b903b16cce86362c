import { comingBackTo } from '../features/account/model/comingBack.ts';
import { useCreationDraft } from '../features/account/model/creationDraft.ts';
import { isNewcomer } from '../features/account/model/isNewcomer.ts';
import { messenger } from '../platform/messenger/messenger.ts';
import { CREATE_PATH, LOGIN_PATH, WELCOME_PATH } from '../platform/paths.ts';

/**
 * The redirect for a visitor on a screen that needs an account, with the state that leads back to this address: the
 * login or, for a newcomer in the messenger, the welcome.
 */
export function entryRedirect(): { to: string; state: object } {
  const { pathname, search } = window.location;
  const isInterrupted = useCreationDraft.getState().name !== '';
  if (isInterrupted) return { to: CREATE_PATH, state: comingBackTo(pathname + search) };
  const to = messenger.isInside && isNewcomer() ? WELCOME_PATH : LOGIN_PATH;
  return { to, state: comingBackTo(pathname + search) };
}
