import { startPath } from '@xbts/shared/services/startRoutes.ts';
import type { Launch } from '../platform/messenger/launch.ts';
import { startOf } from '../platform/messenger/launch.ts';
import { HOME_PATH, WELCOME_PATH } from '../platform/paths.ts';

/**
 * Goes to the screen that the start parameter names where the app was opened at its root. Inside the messenger that is
 * the wallet without one: it is the home there, and what a first opening loads fastest. A newcomer is welcomed first.
 */
export function openStartScreen(
  launch: Launch | null,
  isNewcomer: boolean,
  { location, history }: Window,
): void {
  if (location.pathname !== '/') return;
  const { screen } = startOf(launch, location.search);
  const home = isNewcomer ? WELCOME_PATH : HOME_PATH;
  const first = launch === null ? undefined : home;
  const path = screen === undefined ? first : startPath(screen);
  if (path !== undefined) history.replaceState(history.state, '', path);
}
