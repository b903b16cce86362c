import { keepInstallOffer } from '../platform/messenger/keepInstallOffer.ts';
import { replaceDeniedStorage } from './deniedStorage.ts';
import { readEarly, recordIn } from './earlyReads.ts';
import { paintFirst } from './firstPaint.ts';
import { leaveOldBrowser } from './oldBrowser.ts';
import { openedLanguage, openedPath } from './openedPath.ts';
import { preloadPrices, preloadScreen } from './preloads.ts';

/*
 * What can't wait for the app's code: index.html runs it before the first paint, as a script of its own of 2 KB at most. It colours
 * the page, and asks the node of the last visit, or the first of the list, what the first picture needs while the code is on its way.
 * A browser below the support floor reads it too: where `||` does, it stands instead of `??`, which is lowered for those.
 */

/** The fields of a persisted store; none where nothing is kept, or what is kept can't be read. */
function keptFields(key: string): Readonly<Record<string, unknown>> {
  const { state } = recordIn(localStorage.getItem(key) || '') || {};
  return (state as Readonly<Record<string, unknown>>) || {};
}

leaveOldBrowser();
replaceDeniedStorage();
const settings = keptFields('xbts.settings');
paintFirst(settings);
keepInstallOffer();

// What is no name there the node refuses.
const name = keptFields('xbts.session').account as string | null | undefined;
const isInside = /tgWebApp/u.test(location.hash);
const opened = openedPath(location, isInside, name);
// At the root a tab shows the dashboard, which has prices for visitors too.
const isDashboard = opened === '/';
// The wallet and the dashboard, opened where no figures are kept yet.
const isFirstWallet = (isDashboard || opened === '/wallet') && !localStorage.getItem('xbts.order.head');
const node = settings.chosenNodeUrl || settings.nodeUrl;
askNode(node);
// A first visit begins with the first node of the list. The app gets the answer after that, or it would open a second socket to the same node.
window.earlyConfig = fetch('/config.json').then((answer) =>
  node
    ? answer
    : answer
        .clone()
        .json()
        // Once the app has begun with the configuration of the last visit, nobody would take this socket.
        .then(({ nodes }) => 'earlySocket' in window || askNode(nodes[0]))
        // What is wrong with the answer is the app's to say.
        .catch(() => undefined)
        .then(() => answer),
);
// A failure is the app's to tell too, which may not be there yet: no unhandled rejection until then.
window.earlyConfig.catch(() => undefined);
// Vite's own server has no files to name.
const { openings } = (document.currentScript || document.documentElement).dataset;
if (openings)
  preloadScreen(opened, openedLanguage(settings.language, location, navigator.language), openings);
if (isFirstWallet) preloadPrices(isDashboard);

function askNode(url: unknown): void {
  // What is not an address (storage is input) leads to no node, and the chain client closes a socket that is not to its own.
  if (!url) return;
  try {
    window.earlySocket = readEarly(url as string, name, isFirstWallet);
  } catch {
    // An address that the browser refuses: the chain client says so.
  }
}
