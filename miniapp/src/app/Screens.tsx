import { Suspense } from 'react';
import { Route as Match, Switch, useLocation } from 'wouter';
import { lazyPart } from '../platform/parts/loadPart.ts';
import { HOME_PATH } from '../platform/paths.ts';
import { FaultBarrier } from './FaultBarrier.tsx';
import { homeRoute } from './homeRoute.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const OtherScreens = lazyPart(async () => (await import('./OtherScreens.tsx')).OtherScreens);

/** The screen of the present path. */
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
            <OtherScreens />
          </Match>
        </Switch>
      </Suspense>
    </FaultBarrier>
  );
}
