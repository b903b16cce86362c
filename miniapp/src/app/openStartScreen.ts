import { startScreens } from '@xbts/shared/services/startRoutes.ts';
import type { Launch } from '../messenger/launch.ts';
import { startOf } from '../messenger/launch.ts';

/** Goes to the screen that the start parameter names where the app was opened at its root. */
export function openStartScreen(launch: Launch | null, { location, history }: Window): void {
  if (location.pathname !== '/') return;
  const { screen } = startOf(launch, location.search);
  const path = screen === undefined ? undefined : startScreens[screen];
  if (path !== undefined) history.replaceState(history.state, '', path);
}
