import { translator } from '../../../../platform/i18n/language.ts';
import { whenResting } from '../../../../platform/jobs/whenResting.ts';
import { launched } from '../../../../platform/messenger/messenger.ts';
import { HOME_PATH } from '../../../../platform/paths.ts';
import { ownedUnits } from '../../../accounts/model/holdings.ts';
import { useSession } from '../../../accounts/model/session.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { SNAPSHOT_KEY, savedSnapshot } from '../snapshot.ts';
import { type KeptPicture, MOST_CHARACTERS, PICTURE_KEY, type PictureNode } from './keptPicture.ts';
import { pictureBuild, pictureMark } from './pictureMark.ts';
import { whilePosing } from './pose.ts';
import { takeNode } from './takeNode.ts';

/** What is open over the wallet or typed into it, and what has failed: of that no picture is made. */
const passing =
  'dialog, input, textarea, select, [role="alert"], [role="dialog"], [aria-expanded="true"], [popover]:not(:empty)';
/** Milliseconds without a touch after which a first one is made: a page may be ended without being told. */
const REST_MS = 2000;

/** From this width on (px) a window shows more around the wallet, the newest block among it, and starts on a faster machine. */
const WIDE = 768;

let isFollowed = false;

/** Keeps a picture of the wallet whenever the page is hidden or left, and a first one when the user rests; may be called again. */
export function keepPictures(): void {
  if (isFollowed) return;
  isFollowed = true;
  whenResting(REST_MS, keepPicture);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepPicture();
  });
  window.addEventListener('pagehide', keepPicture);
}

/** Keeps the wallet as the next opening will draw it first. Where it may not be kept, or there is no room, none is: better than an older one. */
export function keepPicture(): void {
  const picture = takePicture();
  const text = picture === null ? '' : JSON.stringify(picture);
  localStorage.removeItem(PICTURE_KEY);
  if (text === '' || text.length > MOST_CHARACTERS) return;
  try {
    localStorage.setItem(PICTURE_KEY, text);
  } catch {
    // No room is left: the next opening waits for the app's own picture, as without one.
  }
}

function takePicture(): KeptPicture | null {
  if (window.location.pathname !== HOME_PATH || window.innerWidth >= WIDE) return null;
  const { account } = useSession.getState();
  // Another tab may have left the account before this one hears of it.
  useSession.readAgain();
  if (account !== useSession.getState().account) return null;
  const { hidesBalances, currency } = useSettings.getState();
  const snapshot = savedSnapshot(account, currency);
  if (hidesBalances || snapshot?.figures.rows.some(({ holding }) => ownedUnits(holding) > 0n) !== true)
    return null;
  const node = document.querySelector(passing) === null ? takeWallet() : null;
  const head = /^.*?(?="figures")/u.exec(localStorage.getItem(SNAPSHOT_KEY) ?? '')?.[0];
  if (node === null || head === undefined) return null;
  const { style, lang, dataset } = document.documentElement;
  const own = [...style].filter((name) => name.startsWith('--'));
  const look = Object.fromEntries(own.map((name) => [name, style.getPropertyValue(name)]));
  const of = pictureMark(translator.language, launched !== null);
  return { of, head, build: pictureBuild(), theme: dataset.theme ?? 'light', lang, look, node };
}

function takeWallet(): PictureNode | null {
  const root = document.getElementById('root')?.firstElementChild;
  if (root == null) return null;
  const { scrollY } = window;
  const limits = seenIn(root, scrollY);
  const node = whilePosing(() => takeNode(root, limits));
  // A long list is short while it poses. At the top nothing is asked: the answer would cost a layout.
  if (scrollY > 0 && window.scrollY !== scrollY) window.scrollTo(0, scrollY);
  return node;
}

/**
 * Of each element that ends below the window how many of its parts begin in sight before anything is scrolled, and one more, since rows of
 * another order have other heights: the next opening draws the rest soon enough.
 */
function seenIn(root: Element, scrollY: number): ReadonlyMap<Element, number> {
  const limits = new Map<Element, number>();
  const end = window.innerHeight - scrollY;
  const look = (parent: Element) => {
    for (const [index, each] of [...parent.children].entries()) {
      const { top, bottom } = each.getBoundingClientRect();
      // A row that is below now may stand higher in the picture, whole.
      if (top > end) {
        limits.set(parent, index + 1);
        return;
      }
      // What ends in sight isn't looked into: to ask each element takes a slow phone as long as to copy them.
      if (bottom > end) look(each);
    }
  };
  for (const main of root.querySelectorAll('main')) look(main);
  return limits;
}
