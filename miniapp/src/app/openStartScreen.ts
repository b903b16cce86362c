import { startPath } from '@xbts/shared/services/startRoutes.ts';
import type { Launch } from '../platform/messenger/launch.ts';
import { startOf } from '../platform/messenger/launch.ts';
import { HOME_PATH, WELCOME_PATH } from '../platform/paths.ts';

/**
 * Goes to the screen of the start parameter if the app was opened at its root. Without a parameter, the messenger shows
 * the wallet: it is the home there and the fastest first opening. A newcomer sees the welcome first.
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
