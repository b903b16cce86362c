import { expect, it, vi } from 'vitest';
import { followVersions } from './followVersions.ts';

type Worker = EventTarget & { postMessage: (message: unknown) => void };

const aWorker = (): Worker => Object.assign(new EventTarget(), { postMessage: vi.fn() });

/** A page with a service worker in charge (or none yet), and another that waits (or none yet). */
function pageWith({
  waiting = null,
  isControlled = true,
}: {
  waiting?: Worker | null;
  isControlled?: boolean;
}) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as Worker | null });
  const workers = Object.assign(new EventTarget(), { controller: isControlled ? aWorker() : null });
  const page = { isTyping: false, reload: vi.fn(), questions: [] as [string, () => void][] };
  followVersions(registration as object as ServiceWorkerRegistration, {
    workers: workers as object as ServiceWorkerContainer,
    hasWork: () => page.isTyping,
    offer: (accept) => page.questions.push(['offer', accept]),
    warn: (accept) => page.questions.push(['warn', accept]),
    reload: page.reload,
  });
  const asked = () => page.questions.map(([what]) => what);
  const accept = () => page.questions.at(-1)?.[1]();
  const takeCharge = () => workers.dispatchEvent(new Event('controllerchange'));
  return { page, registration, asked, accept, takeCharge };
}

const skip = { type: 'SKIP_WAITING' };

it('offers a version that already waits, and reloads the page when it is in charge', () => {
  const waiting = aWorker();
  const { page, asked, accept, takeCharge } = pageWith({ waiting });
  expect(asked()).toEqual(['offer']);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  accept();
  expect(waiting.postMessage).toHaveBeenCalledWith(skip);
  expect(page.reload).not.toHaveBeenCalled();
  takeCharge();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('offers a version that arrives while the page is open', () => {
  const { registration, asked } = pageWith({});
  const next = aWorker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  expect(asked()).toEqual([]);
  registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  expect(asked()).toEqual(['offer']);
});

it('asks once more before typed input is lost', () => {
  const waiting = aWorker();
  const { page, asked, accept, takeCharge } = pageWith({ waiting });
  page.isTyping = true;
  accept();
  expect(asked()).toEqual(['offer', 'warn']);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  accept();
  expect(waiting.postMessage).toHaveBeenCalledWith(skip);
  takeCharge();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('leaves a form alone when another tab accepted the version, and offers it', () => {
  const { page, asked, accept, takeCharge } = pageWith({});
  page.isTyping = true;
  takeCharge();
  expect(page.reload).not.toHaveBeenCalled();
  expect(asked()).toEqual(['offer']);
  page.isTyping = false;
  accept();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('does not offer the very first version', () => {
  const { page, asked, takeCharge } = pageWith({ waiting: aWorker(), isControlled: false });
  takeCharge();
  expect(asked()).toEqual([]);
  expect(page.reload).not.toHaveBeenCalled();
});
