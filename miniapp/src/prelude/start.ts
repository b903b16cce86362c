/*
 * Begins with the app's code; a module of its own in the page (build/prelude.ts). Where the wallet of the last visit stands there, the frame that
 * shows it comes first: to run the code and to lay out what it draws takes a slow phone longer than that frame.
 */

const code = document.querySelector<HTMLLinkElement>('[rel=modulepreload][data-first]');
/** A page that nobody sees has no frames. */
const longestMs = 300;

let isBegun = false;
function begin(): void {
  if (isBegun || code === null) return;
  isBegun = true;
  // A file that can't be loaded is told in the console, as that of a script is.
  void import(/* @vite-ignore */ code.href);
}

if (document.querySelector('.kept') === null || document.hidden) begin();
else {
  // A task behind the frame finds it painted.
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, longestMs);
}
