import { Suspense, useState } from 'react';
import { Route as Match, Switch, useLocation } from 'wouter';
import { HOME_PATH } from '../platform/paths.ts';
import { FaultBarrier } from './FaultBarrier.tsx';
import { homeRoute } from './homeRoute.ts';
import { otherScreens } from './lazyOtherScreens.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** The screen of the current path. */
export function Screens() {
  const [path] = useLocation();
  return (
    <FaultBarrier key={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Switch>
          <Match path={HOME_PATH}>
            <RouteScreen route={homeRoute} />
          </Match>
          <Match>
            <Others />
          </Match>
        </Switch>
      </Suspense>
    </FaultBarrier>
  );
}

function Others() {
  // Chosen once: code that finishes loading later must not remount it.
  const [Screen] = useState(otherScreens.screen);
  return <Screen account="" />;
}
