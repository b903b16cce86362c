/** Milliseconds after the first paint for its last figures, which have the line to themselves. */
const FIGURES_MS = 300;
/** Milliseconds after which nothing waits any longer: an invisible page paints nothing. */
const LONGEST_MS = 1500;

let painted = Promise.resolve();
let tell: () => void = () => undefined;

/**
 * Defers work outside of the first paint until it is done: it gets the line and the processor. Called before the first
 * render.
 */
export function holdForPicture(): void {
  painted = new Promise((resolve) => {
    tell = resolve;
  });
  setTimeout(tell, LONGEST_MS);
}

/** Reports that the first render is done, which the browser paints with its next frame. */
export function tellDrawn(): void {
  requestAnimationFrame(() => setTimeout(tell, FIGURES_MS));
}

/** Resolves when the first paint is done with its figures; at once when none is in progress. */
export const whenPainted = (): Promise<void> => painted;
