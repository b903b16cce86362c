import { useEffect } from 'react';
import { Route as Match, Redirect, Switch } from 'wouter';
import { loadErrorTexts } from '../platform/i18n/errorText.ts';
import { useRedrawByLanguage } from '../platform/i18n/useLanguage.ts';
import { NOT_FOUND_PATH } from '../platform/paths.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { routes } from './routes.tsx';

/** Milliseconds until the sentences of errors come, unless one is needed before: a link's first picture has the line to itself. */
const ERROR_TEXTS_MS = 3000;

/** The screen of any path but the wallet's; an unknown path leads to the page that says so. */
export function OtherScreens() {
  // A figure or a date is written by a plain function: with another language all is drawn again.
  useRedrawByLanguage();
  useEffect(() => {
    // Where they can't be loaded, the next sheet or the first error asks again.
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
