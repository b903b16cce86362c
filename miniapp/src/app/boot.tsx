import { setGatewayPrefixes } from '@xbts/shared/assets/issuers.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { isNewcomer } from '../features/account/model/isNewcomer.ts';
import { closeScreen } from '../features/account/model/screenLock.ts';
import { useSession } from '../features/account/model/session.ts';
import { changeSettings, type Settings, useSettings } from '../features/settings/model/settings.ts';
import { hasPending, PENDING_STORE } from '../features/transactions/model/hasPending.ts';
import { LEGACY_STORE } from '../features/vault/model/legacyKey.ts';
import { lookForLegacyWallet } from '../features/vault/model/legacyWallet.ts';
import { CACHE_KEY, queryClient } from '../platform/cache/queryClient.ts';
import { chain, startChain } from '../platform/chain/chain.ts';
import { chooseLanguage, loadTexts, setLanguage } from '../platform/i18n/language.ts';
import { nextTask } from '../platform/jobs/nextTask.ts';
import { storePartner } from '../platform/messenger/identity.ts';
import { launched, messenger, themeKeeper } from '../platform/messenger/messenger.ts';
import { holdForPicture } from '../platform/parts/painting.ts';
import { HOME_PATH } from '../platform/paths.ts';
import { loadConfig } from '../platform/server/config.ts';
import { onStorageFailure, readText } from '../platform/stored/storedText.ts';
import { showError } from '../platform/toasts.ts';
import { Kit } from '../ui/display/Kit.tsx';
import { App } from './App.tsx';
import { afterStart } from './afterStart.ts';
import { entryRedirect } from './entryRedirect.ts';
import { Fault } from './FaultBarrier.tsx';
import { homeRoute } from './homeRoute.ts';
import { isTopPath } from './layout/navigation.ts';
import { loadWideParts } from './layout/wideParts.ts';
import { otherScreens } from './lazyOtherScreens.ts';
import { markInAppEntries } from './markInAppEntries.ts';
import { openStartScreen } from './openStartScreen.ts';
import type { Route } from './route.ts';

/**
 * Milliseconds that the first drawing waits for a link's screen: once React shows a skeleton, it keeps it for this
 * long.
 */
const SKELETON_MS = 500;

/** Starts the app in order: messenger, settings, chain, then the first drawing (design: miniapp/src/main.tsx). */
export async function boot(place: Element): Promise<void> {
  // A separate task: loading the app's modules has taken a slow phone 30 ms by now.
  await nextTask();
  const configReady = loadConfig();
  // The messenger gets the right colours from the start.
  const languageReady = applySettings(useSettings.getState());
  const messengerReady = startMessenger();
  if (useSettings.getState().asksAtOpening) closeScreen();
  openStartScreen(launched, isNewcomer(), window);
  markInAppEntries(window);
  const { known, route, drawable } = preloadScreen(window.location.pathname);
  // A failure appears when they are rendered.
  const partsReady = Promise.all([known, loadWideParts().catch(() => undefined)]);
  useSettings.subscribe((settings, before) => {
    if (settings.language !== before.language || settings.theme !== before.theme) {
      applySettings(settings).catch(showError);
    }
  });
  try {
    const [config] = await Promise.all([configReady, languageReady, partsReady]);
    setGatewayPrefixes(config.gatewayPrefixes);
    const saved = useSettings.getState();
    startChain(config, { ...saved, nodeUrl: saved.nodeUrl ?? (await legacyNode()) });
  } catch (error) {
    createRoot(place).render(
      <Kit>
        <Fault error={error} />
      </Kit>,
    );
    return;
  }
  keepChainAwake();
  // Each piece takes a slow phone 15 to 50 ms: in between, the browser may paint and answer a touch.
  await nextTask();
  await messengerReady;
  if (drawable !== undefined) await soon([drawable, route.then(readFirst)]);
  // In slices of a few milliseconds: as one piece, the shell takes a slow phone 80 ms.
  holdForPicture();
  const root = createRoot(place);
  await nextTask();
  startTransition(() => root.render(<App />));
  onStorageFailure(showError);
  lookForLegacyWallet().catch(showError);
  resumeTransactions().catch(showError);
  afterStart();
}

/** The node of the legacy app; its code loads only on devices with data of that app. */
async function legacyNode(): Promise<string | null> {
  const text = window.localStorage.getItem(LEGACY_STORE);
  if (text === null) return null;
  // If the part can't be loaded, the first node of the list is good enough.
  const part = await import('../platform/chain/legacyNode.ts').catch(() => undefined);
  return part?.findLegacyNode(text) ?? null;
}

function startMessenger(): Promise<void> {
  storePartner(launched, window.location.search, window.localStorage);
  // If the messenger's library can't be loaded, the app works as an ordinary page.
  return messenger.start().catch(() => undefined);
}

/** Resolves when all have loaded or failed, and after a while in any case. */
const soon = (all: readonly Promise<unknown>[]): Promise<unknown> =>
  Promise.race([Promise.allSettled(all), new Promise((resolve) => setTimeout(resolve, SKELETON_MS))]);

interface Preloaded {
  /** Resolves when the target of the address is known; undefined if the first drawing does not depend on it. */
  readonly known: Promise<unknown> | undefined;
  readonly route: Promise<Route | undefined>;
  /** Resolves when the screen can be drawn at once, with its texts; a failure appears at the drawing. */
  readonly drawable: Promise<unknown> | undefined;
}

/**
 * Starts loading the screen. The home screen belongs to the first render, so boot awaits it; boot also awaits whether a
 * visitor is redirected to the login, whose different frame would otherwise push down the content.
 */
function preloadScreen(path: string): Preloaded {
  if (path === HOME_PATH)
    return { known: homeRoute.preload(), route: Promise.resolve(homeRoute), drawable: undefined };
  const isVisitor = useSession.getState().account === null;
  const found = import('./routes.tsx').then(({ routeOf }) => {
    const route = routeOf(path);
    if (!isVisitor || route?.needsAccount !== true) return route;
    const { to, state } = entryRedirect();
    window.history.replaceState(state, '', to);
    return routeOf(to);
  });
  const route = found.catch(() => undefined);
  const drawable = Promise.all([otherScreens.preload(), route.then((each) => each?.preload())]).then(
    loadTexts,
  );
  // Nobody awaits it if the configuration fails, and that failure is shown.
  drawable.catch(() => undefined);
  return { known: isVisitor && !isTopPath(path) ? route : undefined, route, drawable };
}

/** Reads the screen's first data on a first opening: later ones begin with the stored data. */
async function readFirst(route: Route | undefined): Promise<void> {
  if (route?.read === undefined || readText(CACHE_KEY) !== null) return;
  const { pathname, search } = window.location;
  const parameter = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  await route.read({ queries: queryClient, account: useSession.getState().account ?? '', parameter, search });
}

function applySettings({ language, theme }: Settings): Promise<void> {
  themeKeeper.setChoice(theme);
  return setLanguage(chooseLanguage(language, messenger.user?.languageCode || navigator.language));
}

/** Looks for transactions that were in flight when the app was closed; its code loads only when there are any. */
async function resumeTransactions(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === PENDING_STORE) tellOutcomes().catch(showError);
  });
  if (!hasPending(window.localStorage)) return;
  const { resumePending } = await import('../features/transactions/model/transactionLife.ts');
  await resumePending(chain);
}

/** Reports the outcome of a transaction signed in another tab, if this tab is the visible one. */
async function tellOutcomes(): Promise<void> {
  (await import('../features/transactions/model/outcomes.ts')).tellOutcomes();
}

/**
 * Remembers the serving node for the next start after comparing it with others; a hidden page pauses it, and checks it
 * as soon as it is visible.
 */
function keepChainAwake(): void {
  chain.status.subscribe(({ isCompared, url }) => {
    if (isCompared && url !== null && url !== useSettings.getState().nodeUrl)
      changeSettings({ nodeUrl: url });
  });
  const look = () => (document.visibilityState === 'visible' ? chain.wake() : chain.rest());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
}
