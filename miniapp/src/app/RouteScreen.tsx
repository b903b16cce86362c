import { Suspense, useLayoutEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useSession } from '../features/account/model/session.ts';
import { ScreenContext } from '../ui/display/screenContext.ts';
import { entryRedirect } from './entryRedirect.ts';
import type { Route } from './route.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/**
 * A route's screen, or the login when the screen needs an account and there is none: in the messenger, the welcome for
 * a newcomer. From there it leads back to this address.
 */
export function RouteScreen({ route: { screen, parent, needsAccount } }: { route: Route }) {
  const account = useSession((session) => session.account);
  const [path] = useLocation();
  // Chosen once: a screen that finishes loading later must not remount.
  const [Screen] = useState(screen);
  // Before the paint: otherwise the old scroll position would be visible for a frame.
  useLayoutEffect(() => {
    // A new screen starts at the top; on going back the browser restores the scroll position.
    if (window.history.state?.inApp === true) window.scrollTo(0, 0);
  }, []);
  if (needsAccount && account === null) {
    // A logout that redirects is already navigating (AddressProvider).
    if (path !== window.location.pathname) return <ScreenSkeleton />;
    return <Redirect replace {...entryRedirect()} />;
  }
  return (
    <ScreenContext.Provider value={{ parent }}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen account={account ?? ''} />
      </Suspense>
    </ScreenContext.Provider>
  );
}
