import { Suspense, useEffect } from 'react';
import { Route as Match, Redirect, Switch, useLocation } from 'wouter';
import { ScreenContext } from '../components/screenContext.ts';
import { useSession } from '../stores/session.ts';
import { FaultBarrier } from './FaultBarrier.tsx';
import { HOME_PATH, LOGIN_PATH, NOT_FOUND_PATH, type Route, routes } from './routes.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** The screen of the present path; the start leads to the wallet, an unknown path to the page that says so. */
export function Screens() {
  const [path] = useLocation();
  return (
    <FaultBarrier key={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Switch>
          <Match path="/">
            <Redirect to={HOME_PATH} replace />
          </Match>
          {routes.map((route) => (
            <Match key={route.path} path={route.path}>
              <RouteScreen route={route} />
            </Match>
          ))}
          <Match>
            <Redirect to={NOT_FOUND_PATH} replace />
          </Match>
        </Switch>
      </Suspense>
    </FaultBarrier>
  );
}

function RouteScreen({ route: { Screen, parent, needsAccount } }: { route: Route }) {
  const account = useSession((session) => session.account);
  useEffect(() => {
    // A new screen begins at its top; going back, the browser restores the place.
    if (window.history.state?.inApp === true) window.scrollTo(0, 0);
  }, []);
  if (needsAccount && account === null) return <Redirect to={LOGIN_PATH} replace />;
  return (
    <ScreenContext value={{ parent }}>
      <Screen account={account ?? ''} />
    </ScreenContext>
  );
}
