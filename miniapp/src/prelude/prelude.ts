import { keepInstallOffer } from '../platform/messenger/keepInstallOffer.ts';
import { replaceDeniedStorage } from './deniedStorage.ts';
import { readEarly } from './earlyReads.ts';
import { paintFirst } from './firstPaint.ts';
import { leaveOldBrowser } from './oldBrowser.ts';
import { preloadFile, preloadPrices, preloadScreen } from './preloads.ts';

/*
 * What can't wait for the app's code: index.html runs it before the first paint, as a script of its own of 2 KB at most. It colours
 * the page, and asks the node of the last visit what the first picture needs while the code is on its way. A browser below the support
 * floor reads it too: where `||` does, it stands instead of `??`, which is lowered for those.
 */

/** The fields of a persisted store; none where nothing is kept, or what is kept can't be read. */
function keptFields(key: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(key) || '').state || {};
  } catch {
    return {}; // what lies in the browser's storage is input: broken text counts as absent
  }
}

leaveOldBrowser();
replaceDeniedStorage();
const settings = keptFields('xbts.settings');
paintFirst(settings);
keepInstallOffer();

const { account } = keptFields('xbts.session');
// The wallet and the dashboard, opened where no figures are kept yet.
const isFirstWallet =
  /^\/(?:wallet)?$/u.test(location.pathname) && localStorage.getItem('xbts.order.head') === null;
const name = typeof account === 'string' ? account : null;
const node = settings.chosenNodeUrl || settings.nodeUrl;
if (typeof node === 'string') {
  try {
    window.earlySocket = readEarly(node, name, isFirstWallet);
  } catch {
    // An address that the browser refuses: the chain client says so.
  }
}
// Vite's own server has no files to name.
const { messenger, openings } = (document.currentScript || document.documentElement).dataset;
if (messenger !== undefined && location.hash.includes('tgWebApp')) preloadFile(messenger);
if (openings !== undefined) preloadScreen(location.pathname, openings);
if (name !== null && isFirstWallet) preloadPrices();
