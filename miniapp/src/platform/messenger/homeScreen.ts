import { wire } from './messenger.ts';
import { isAtLeast } from './wire.ts';

/** Milliseconds that a user may take for the messenger's dialog. */
const PATIENCE_MS = 120_000;

/**
 * unsupported: the messenger or the device has no such thing · unknown: it has, and can't tell whether it is there ·
 * missed: not there · added: there.
 */
export type HomeScreenState = 'unsupported' | 'unknown' | 'missed' | 'added';

const states: readonly unknown[] = ['unknown', 'missed', 'added'] satisfies HomeScreenState[];
const isState = (value: unknown): value is HomeScreenState => states.includes(value);

/** Whether a shortcut to the app can be, or is, on the device's home screen (messenger 8.0). @throws AppError messenger.no_answer */
export async function homeScreenState(): Promise<HomeScreenState> {
  if (wire === null || !isAtLeast(wire.version, '8.0')) return 'unsupported';
  const { status } = await wire.ask('web_app_check_home_screen', ['home_screen_checked']);
  return isState(status) ? status : 'unsupported';
}

/** Has the messenger offer a shortcut; true when it was added, false when the person or the device declined. @throws AppError messenger.no_answer */
export async function addToHomeScreen(): Promise<boolean> {
  if (wire === null) return false;
  const events = ['home_screen_added', 'home_screen_failed'];
  const answer = await wire.ask('web_app_add_to_home_screen', events, { timeoutMs: PATIENCE_MS });
  return answer.error === undefined;
}
