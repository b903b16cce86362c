import { setGatewayPrefixes } from '@xbts/shared/assets/issuers.ts';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { isNewcomer } from '../features/accounts/model/isNewcomer.ts';
import { LEGACY_STORE } from '../features/accounts/model/legacyKey.ts';
import { lookForLegacyWallet } from '../features/accounts/model/legacyWallet.ts';
import { useSession } from '../features/accounts/model/session.ts';
import { changeSettings, type Settings, useSettings } from '../features/settings/model/settings.ts';
import { hasPending, PENDING_STORE } from '../features/transactions/model/hasPending.ts';
import { chain, startChain } from '../platform/chain/chain.ts';
import { chooseLanguage, setLanguage } from '../platform/i18n/language.ts';
import { storePartner } from '../platform/messenger/identity.ts';
import { launched, messenger, themeKeeper } from '../platform/messenger/messenger.ts';
import { HOME_PATH } from '../platform/paths.ts';
import { loadConfig } from '../platform/server/config.ts';
import { onStorageFailure } from '../platform/stored/storedText.ts';
import { showError } from '../platform/toasts.ts';
import { Kit } from '../ui/display/Kit.tsx';
import { App } from './App.tsx';
import { afterStart } from './afterStart.ts';
import { doorPath } from './doorPath.ts';
import { Fault } from './FaultBarrier.tsx';
import { homeRoute } from './homeRoute.ts';
import { markInAppEntries } from './markInAppEntries.ts';
import { openStartScreen } from './openStartScreen.ts';

/** Starts the app in order: messenger, settings, chain, then the first drawing (design: miniapp/src/main.tsx). */
export async function boot(root: Root): Promise<void> {
  const messengerReady = startMessenger();
  openStartScreen(launched, isNewcomer(), window);
  markInAppEntries(window);
  const screenReady = preloadScreen(window.location.pathname);
  const languageReady = applySettings(useSettings.getState());
  useSettings.subscribe((settings, before) => {
    if (settings.language !== before.language || settings.theme !== before.theme) {
      applySettings(settings).catch(showError);
    }
  });
  try {
    const [config] = await Promise.all([loadConfig(), languageReady, screenReady]);
    setGatewayPrefixes(config.gatewayPrefixes);
    const { ownNodes, ...saved } = useSettings.getState();
    const nodeUrl = saved.nodeUrl ?? (await legacyNode());
    startChain({ ...config, nodes: [...config.nodes, ...ownNodes] }, { ...saved, nodeUrl });
  } catch (error) {
    root.render(
      <Kit>
        <Fault error={error} />
      </Kit>,
    );
    return;
  }
  keepChainAwake();
  await messengerReady;
  // In slices of a few milliseconds: as one piece the shell takes 80 ms of a slow phone.
  startTransition(() => root.render(<App />));
  onStorageFailure(showError);
  lookForLegacyWallet().catch(showError);
  resumeTransactions().catch(showError);
  afterStart();
}

/** The node that the legacy app used; its code is loaded only where that app has been. */
async function legacyNode(): Promise<string | null> {
  const text = window.localStorage.getItem(LEGACY_STORE);
  if (text === null) return null;
  // Where the part can't be loaded, the first node of the list does as well.
  const part = await import('../platform/chain/legacyNode.ts').catch(() => undefined);
  return part?.findLegacyNode(text) ?? null;
}

function startMessenger(): Promise<void> {
  storePartner(launched, window.location.search, window.localStorage);
  themeKeeper.setChoice(useSettings.getState().theme);
  // A messenger whose library can't be loaded leaves the app working as an ordinary page.
  return messenger.start().catch(() => undefined);
}

/** Starts loading the screen, or the login before it; the home screen belongs to the first render, so it is awaited. */
function preloadScreen(path: string): Promise<unknown> | undefined {
  if (path === HOME_PATH) return homeRoute.preload();
  // A failure shows when the screen is rendered.
  import('./routes.tsx')
    .then(({ routeOf }) => {
      const route = routeOf(path);
      const isBarred = route?.needsAccount === true && useSession.getState().account === null;
      return (isBarred ? routeOf(doorPath()) : route)?.preload();
    })
    .catch(() => undefined);
  return undefined;
}

function applySettings({ language, theme }: Settings): Promise<void> {
  themeKeeper.setChoice(theme);
  return setLanguage(chooseLanguage(language, messenger.user?.languageCode || navigator.language));
}

/** Looks for transactions that were in flight when the app was closed; its code is loaded only when there are any. */
async function resumeTransactions(): Promise<void> {
  window.addEventListener('storage', ({ key }) => {
    if (key === PENDING_STORE) tellOutcomes().catch(showError);
  });
  if (!hasPending(window.localStorage)) return;
  const { resumePending } = await import('../features/transactions/model/transactionLife.ts');
  await resumePending(chain);
}

/** Tells the outcome of what another tab has signed, if this tab is the visible one. */
async function tellOutcomes(): Promise<void> {
  (await import('../features/transactions/model/outcomes.ts')).tellOutcomes();
}

/** Remembers the serving node for the next start once it was compared with others; a hidden page lets it rest, and checks it at once when it is shown. */
function keepChainAwake(): void {
  chain.status.subscribe(({ isCompared, url }) => {
    if (isCompared && url !== null && url !== useSettings.getState().nodeUrl)
      changeSettings({ nodeUrl: url });
  });
  const look = () => (document.visibilityState === 'visible' ? chain.wake() : chain.rest());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
}
