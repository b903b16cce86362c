/** Milliseconds after the first picture in which its last figures come: until then the line is theirs. */
const FIGURES_MS = 300;
/** Milliseconds after which nothing waits any longer: a page that is not visible paints nothing. */
const LONGEST_MS = 1500;

let painted = Promise.resolve();
let tell: () => void = () => undefined;

/** Holds back what is not in the first picture until that stands there: line and processor are the picture's. To be called before it is drawn. */
export function holdForPicture(): void {
  painted = new Promise((resolve) => {
    tell = resolve;
  });
  setTimeout(tell, LONGEST_MS);
}

/** Tells that the first picture was drawn, which the browser paints with its next frame. */
export function tellDrawn(): void {
  requestAnimationFrame(() => setTimeout(tell, FIGURES_MS));
}

/** Resolves when the first picture stands there with its figures; at once where none is being drawn. */
export const whenPainted = (): Promise<void> => painted;
