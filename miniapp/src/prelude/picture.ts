import { drawNode, setLook } from '../features/portfolio/model/picture/drawNode.ts';
import {
  type KeptPicture,
  MOST_CHARACTERS,
  PICTURE_KEY,
} from '../features/portfolio/model/picture/keptPicture.ts';
import { pictureBuild, pictureMark } from '../features/portfolio/model/picture/pictureMark.ts';
import { tellReady } from '../platform/messenger/tellEarly.ts';
import { openedLanguage, openedPath } from './openedPath.ts';
import { replayPress } from './replayPress.ts';

/*
 * The wallet as the last visit left it, drawn before the app's code is there. A script of its own behind the prelude, whose reads it does
 * not hold up; React takes the picture out in the same step in which it puts in its own (createRoot empties the root then).
 */

const { hash } = location;
const isInside = /tgWebApp/u.test(hash);

/** The picture that is kept for this opening; null: none, or what lies there belongs to another. */
function pictureHere(): KeptPicture | null {
  const text = localStorage.getItem(PICTURE_KEY) || '';
  if (!text || text.length > MOST_CHARACTERS) return null;
  const picture: KeptPicture = JSON.parse(text);
  const { state } = JSON.parse(localStorage.getItem('xbts.settings') || '');
  const language = openedLanguage(state.language, location, navigator.language);
  const isOurs =
    // Whose account it is stands in the mark.
    openedPath(location, isInside, 'any') === '/wallet' &&
    !state.hidesBalances &&
    picture.of === pictureMark(language, isInside) &&
    picture.head.length > 0 &&
    (localStorage.getItem('xbts.order.head') || '').startsWith(picture.head);
  return isOurs ? picture : null;
}

function drawPicture(): void {
  const picture = pictureHere();
  if (!picture) return;
  const drawn = document.createElement('div');
  drawNode(picture.node, drawn);
  drawn.className = 'kept';
  drawn.setAttribute('inert', '');
  drawn.setAttribute('aria-hidden', 'true');
  setLook(picture);
  // As the app begins in the messenger, whose window may still grow (platform/messenger/startMessenger.ts).
  document.documentElement.toggleAttribute('data-opening', isInside);
  let isPlaced = false;
  const page = new MutationObserver(() => {
    if (!document.body) return;
    if (!isPlaced) {
      // All of the head is read by now.
      if (picture.build !== pictureBuild()) return page.disconnect();
      // Once: where the rest of the page never comes, the app has taken it out since.
      isPlaced = true;
      place(drawn);
    }
    // The last element of the page: its own root has come behind ours by then, with the name in it.
    if (!document.querySelector('[nomodule]')) return;
    page.disconnect();
    const opening = document.querySelector('.opening');
    if (opening) (opening.parentElement as Element).remove();
  });
  page.observe(document, { childList: true, subtree: true });
}

/**
 * Puts the picture into the root. A parser that rests behind the head, as they do where time is short, has none yet: the picture brings one, or
 * it would be laid out a frame later.
 */
function place(drawn: Element): void {
  let root = document.getElementById('root');
  if (!root) {
    root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
  }
  root.replaceChildren(drawn);
  replayPress(root, drawn);
  // Behind the frame that shows it: what the messenger does then would come before it. No frame comes before the style sheet.
  if (isInside) requestAnimationFrame(() => setTimeout(() => tellReady(hash)));
}

try {
  drawPicture();
} catch {
  // What lies there is none of ours, or was spoiled.
  localStorage.removeItem(PICTURE_KEY);
}
