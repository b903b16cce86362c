/** A second tap may follow the one that asked, before the dialog lies over the page. */
const SECOND_TAP_MS = 1_000;

/** What the messenger says of presses beside the page. */
const presses = ['back_button_pressed', 'main_button_pressed'];

/**
 * Tells of the person's next touch of the app, or of the messenger's buttons beside it. Every dialog of a messenger lies over the app: a person who
 * touches the app has none before them, and a client that still owes an answer will not give it.
 */
export function watchTouches(listen: (event: string, listener: () => void) => void) {
  const waiting = new Set<() => void>();
  const touched = () => {
    for (const tell of waiting) tell();
  };
  let isListening = false;
  /** Calls `tell` at the first touch from a second later on; the function given back ends that. */
  return (tell: () => void): (() => void) => {
    if (!isListening) {
      window.addEventListener('pointerdown', touched, true);
      for (const press of presses) listen(press, touched);
    }
    isListening = true;
    const timer = setTimeout(() => waiting.add(tell), SECOND_TAP_MS);
    return () => {
      clearTimeout(timer);
      waiting.delete(tell);
    };
  };
}
