/** Milliseconds after which nothing waits any longer: a page that is not visible paints nothing. */
const LONGEST_MS = 1000;

let painted = Promise.resolve();
let tell: () => void = () => undefined;

/** Holds back what is not in the first picture until that is painted: line and processor are the picture's. To be called before it is drawn. */
export function holdForPicture(): void {
  painted = new Promise((resolve) => {
    tell = resolve;
  });
  setTimeout(tell, LONGEST_MS);
}

/** Tells that the first picture was drawn; the browser has painted it in the task after its next frame. */
export function tellDrawn(): void {
  requestAnimationFrame(() => setTimeout(tell));
}

/** Resolves when the first picture was painted; at once where none is being drawn. */
export const whenPainted = (): Promise<void> => painted;
