import { useEffect, useRef } from 'react';

/** The name of the key that is held for a shortcut. */
export const CTRL = /Mac|iP/u.test(navigator.platform) ? '⌘' : 'Ctrl';

/** What a key does while its screen is open. */
export interface KeyAction {
  /** One key as typed ('b', '/', '?'), or two in succession ('g w'). Letters are small and are those of the Latin keyboard. */
  readonly press: string;
  /** What it does, in the present language: the list of keys (?) shows it. */
  readonly label: string;
  /** False where there is nothing to do: the key keeps what it does in the browser. */
  readonly run: () => unknown;
}

type Source = () => readonly KeyAction[];

/** The keys of what is on the screen, those of the innermost last. */
const sources: Source[] = [];

/** The keys that work now; of two for the same press the one that came later. */
export function activeKeys(): readonly KeyAction[] {
  return [...new Map(sources.flatMap((each) => each()).map((action) => [action.press, action])).values()];
}

/** Adds keys while the calling component is shown. They work in wide windows only, and never while one types. */
export function useKeys(actions: readonly KeyAction[]): void {
  const present = useRef(actions);
  present.current = actions;
  useEffect(() => {
    const source: Source = () => present.current;
    sources.push(source);
    return () => {
      sources.splice(sources.indexOf(source), 1);
    };
  }, []);
}

const NOT_TEXT = new Set(['button', 'checkbox', 'radio', 'range', 'submit', 'reset', 'file', 'color']);

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'));
}

/** A field to search in does nothing with them itself: they lead to what was found. */
const isArrowInSearch = (press: string, target: EventTarget | null) =>
  press.startsWith('arrow') && target instanceof HTMLInputElement && target.type === 'search';

/** A letter by its place, so that it works on a Cyrillic layout; anything else as typed. */
function pressOf({ key, code }: KeyboardEvent): string {
  const [, letter] = /^Key([A-Z])$/u.exec(code) ?? [];
  return (/^[a-z]$/iu.test(key) ? key : (letter ?? key)).toLowerCase();
}

/** Milliseconds for the second of two keys. */
const PAIR_MS = 1500;

/** Follows the keyboard until the returned function is called. `hasLetters` is asked at each key: without them Ctrl or Cmd K and the arrows work. */
export function followKeys(page: Document, hasLetters: () => boolean, search: () => void): () => void {
  let first = '';
  let firstAt = 0;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || page.querySelector('dialog[open]') !== null) return;
    const press = pressOf(event);
    if (event.ctrlKey || event.metaKey) {
      if (press !== 'k') return;
      event.preventDefault();
      return search();
    }
    if (press.length === 1 && !hasLetters()) return;
    if (takesText(event.target) && !isArrowInSearch(press, event.target)) return;
    const pair = event.timeStamp - firstAt < PAIR_MS ? `${first} ${press}` : press;
    const actions = activeKeys();
    const action =
      actions.find((each) => each.press === pair) ?? actions.find((each) => each.press === press);
    [first, firstAt] = action === undefined ? [press, event.timeStamp] : ['', 0];
    if (action === undefined) return;
    if (action.run() !== false) event.preventDefault();
  };
  page.addEventListener('keydown', onKey);
  return () => page.removeEventListener('keydown', onKey);
}
