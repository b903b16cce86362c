import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Wire } from './wire.ts';

/** Every version's answers to questions about the window and colours. */
const signs = ['viewport_changed', 'theme_changed'];

/** Calls back at each answer of a messenger, which needs a request. */
export function onAnswer(wire: Pick<Wire, 'listen'>, tell: () => void): void {
  for (const sign of signs) wire.listen(sign, tell);
}

/** Longest wait for one of them. */
const PATIENCE_MS = 10_000;

/**
 * Whether a messenger holds the page. An attacker can give a victim an address with the attacker's own, validly signed
 * launch data. They count only when a messenger answers: its native bridge, or the parent page (the library accepts
 * messages from no other). A browser with a typed address has neither; without any bridge the library does not even
 * start.
 */
export async function isHeld(wire: Wire, patienceMs: number = PATIENCE_MS): Promise<boolean> {
  const answered = new Promise<true>((resolve) => onAnswer(wire, () => resolve(true)));
  const failed = wire.library().then(
    () => new Promise<never>(() => undefined),
    () => false,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  wire.post('web_app_request_viewport');
  wire.post('web_app_request_theme');
  try {
    return await Promise.race([answered, failed, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A positive result is cached: a page does not change its holder. */
const held = new WeakSet<Wire>();

/**
 * The launch data with the messenger's signature, for requests in the user's name.
 * @throws AppError launch.missing (a plain browser has none), launch.not_held
 */
export async function heldLaunchData(
  wire: Wire | null,
  launchData: string,
  patienceMs: number = PATIENCE_MS,
): Promise<string> {
  if (wire === null || launchData === '') throw new AppError('launch.missing');
  if (!held.has(wire) && !(await isHeld(wire, patienceMs))) throw new AppError('launch.not_held');
  held.add(wire);
  return launchData;
}
