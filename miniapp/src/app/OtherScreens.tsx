import { useEffect } from 'react';
import { Route as Match, Redirect, Switch } from 'wouter';
import { loadErrorTexts } from '../platform/i18n/errorText.ts';
import { useRedrawByLanguage } from '../platform/i18n/useLanguage.ts';
import { NOT_FOUND_PATH } from '../platform/paths.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { routes } from './routes.tsx';

/**
 * Milliseconds until the error texts load, unless one is needed earlier: the first picture of a link gets the
 * bandwidth.
 */
const ERROR_TEXTS_MS = 3000;

/** The screen of any path but the wallet's; an unknown path shows the page for unknown addresses. */
export function OtherScreens() {
  // Plain functions format figures and dates: another language requires a full rerender.
  useRedrawByLanguage();
  useEffect(() => {
    // If they can't be loaded, the next sheet or the first error requests them again.
    const timer = setTimeout(() => loadErrorTexts().catch(() => undefined), ERROR_TEXTS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Switch>
      {routes.map((route) => (
        <Match key={route.path} path={route.path}>
          <RouteScreen route={route} />
        </Match>
      ))}
      <Match>
        <Redirect to={NOT_FOUND_PATH} replace />
      </Match>
    </Switch>
  );
}
