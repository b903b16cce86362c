/** Longest wait, ms: a press that ends elsewhere, such as in the mini app's frame, is not reported here. */
const patienceMs = 1000;

let isPressed = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<string, () => void>();

/**
 * Draws a part of the page, at once or after the current press: a button redrawn between the two halves of a press
 * loses the click. Of several pending redraws of one part only the last runs.
 */
export function whenReleased(part: string, draw: () => void): void {
  waiting.set(part, draw);
  if (!isPressed) drawAll();
}

function drawAll(): void {
  const drawings = [...waiting.values()];
  waiting.clear();
  for (const draw of drawings) draw();
}

function release(): void {
  clearTimeout(patience);
  isPressed = false;
  drawAll();
}

addEventListener(
  'pointerdown',
  () => {
    isPressed = true;
    clearTimeout(patience);
    patience = setTimeout(release, patienceMs);
  },
  { capture: true },
);
// The click comes with the release, before anything scheduled for later.
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => setTimeout(release), { capture: true });
