import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Wire } from './wire.ts';

/** What messengers of every version send when they are asked about their window and colours. */
const signs = ['viewport_changed', 'theme_changed'];

/** Tells when a messenger answers, each time; it has to be asked. */
export function onAnswer(wire: Pick<Wire, 'listen'>, tell: () => void): void {
  for (const sign of signs) wire.listen(sign, tell);
}

/** Longest wait for one of them. */
const PATIENCE_MS = 10_000;

/**
 * Whether a messenger holds the page. Anybody can put an address with launch data of their own, which are signed, before somebody
 * else. They count only where a messenger answers: its native bridge, or the page around ours (the library takes messages from no
 * other). In a browser into which the address was typed nothing does; without any bridge the library does not even start.
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

/** Kept once it is yes: a page does not change hands. */
const held = new WeakSet<Wire>();

/**
 * The launch data as the messenger signed it, which may then be sent in the user's name.
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
