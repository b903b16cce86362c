import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/*
 * Runs before each test file of the project 'screens' (vitest.config.ts). Its files share a process, since loading React and a document
 * costs more than most of their tests; what one file leaves behind must not reach the next.
 */

// The same wait as in all other projects (vitest.config.ts): one second, the default, was too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Every module of ours is evaluated again, and so are a file's mocks.
vi.resetModules();
if (typeof document !== 'undefined') clearPage();
const forgetTimers = watchTimers();
const forgetListeners = typeof document === 'undefined' ? () => undefined : watchListeners();

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetTimers();
  forgetListeners();
});

/** An empty page at the address '/', without stored data. */
function clearPage(): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  // A test's replacements of the browser's own objects.
  for (const name of ['hidden', 'visibilityState']) Reflect.deleteProperty(document, name);
  for (const name of Object.keys(navigator)) Reflect.deleteProperty(navigator, name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Records the timers set by a file; returns a function that stops the running ones. */
function watchTimers(): () => void {
  const { setTimeout, setInterval } = globalThis;
  const set: ReturnType<typeof setTimeout>[] = [];
  const noting = (start: typeof setTimeout) =>
    Object.assign((...args: Parameters<typeof setTimeout>) => {
      const timer = start(...args);
      set.push(timer);
      return timer;
    }, start);
  globalThis.setTimeout = noting(setTimeout);
  globalThis.setInterval = noting(setInterval);
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval });
    for (const timer of set) clearTimeout(timer);
  };
}

/**
 * Records a file's listeners on the window; returns a function that removes them. React and user-event also listen on
 * the document, and start only once.
 */
function watchListeners(): () => void {
  const { addEventListener } = window;
  const ends: (() => void)[] = [];
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    addEventListener(...listener);
    ends.push(() => window.removeEventListener(...listener));
  };
  return () => {
    Object.assign(window, { addEventListener });
    for (const end of ends) end();
  };
}
