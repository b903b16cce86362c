/*
 * Lays out the letters of the first picture, unseen, while its code is on the way: a size of a font takes a phone longest when it is first used,
 * and with all of them ready the picture's own layout takes a fifth of its time. One size a frame, so that no answer of the socket waits for more.
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789.,:·$+−%≈';
/** As the wallet has them: weight and pixels. */
const fonts = [
  [400, 13],
  [600, 13],
  [600, 15],
  [600, 11],
  [700, 28],
] as const;

let next = 0;
requestAnimationFrame(function layOut() {
  // Within the root, which React empties when it draws; where the wallet of the last visit stands, it has used them.
  const root = document.querySelector('.opening')?.parentElement;
  const [weight, size] = fonts[next] || [];
  // A frame can come before the rest of the page is read.
  if (size && (root || document.readyState === 'loading')) requestAnimationFrame(layOut);
  if (!root || !size) return;
  const line = document.createElement('p');
  line.textContent = letters;
  line.setAttribute('aria-hidden', 'true');
  line.style.cssText = `position:fixed;visibility:hidden;font-size:${size}px;font-weight:${weight}`;
  root.append(line);
  next += 1;
});
