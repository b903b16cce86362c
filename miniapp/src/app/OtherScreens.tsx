import { Route as Match, Redirect, Switch } from 'wouter';
import { useTranslator } from '../platform/i18n/fullTranslator.ts';
import { NOT_FOUND_PATH } from '../platform/paths.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { routes } from './routes.tsx';

/** The screen of any path but the wallet's; an unknown path leads to the page that says so. */
export function OtherScreens() {
  useTranslator();
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
