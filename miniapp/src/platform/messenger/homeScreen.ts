import { launched, wire } from './messenger.ts';
import { answerOrNull, isAtLeast } from './wire.ts';

/** What a client knows by itself it tells at once; macOS tells nothing. */
const STATE_MS = 2_000;

/** These open a dialog of their own, or another app, and never tell how it ended (WebAppController.swift, WebAppPage.xaml.cs). */
const silentPlatforms: readonly unknown[] = ['ios', 'unigram'];

/**
 * unsupported: the messenger or the device has no shortcuts · unknown: it has, but cannot tell whether one exists ·
 * missed: absent · added: present.
 */
export type HomeScreenState = 'unsupported' | 'unknown' | 'missed' | 'added';

const states: readonly unknown[] = ['unknown', 'missed', 'added'] satisfies HomeScreenState[];
const isState = (value: unknown): value is HomeScreenState => states.includes(value);

/** Whether a shortcut to the app can be, or is, on the device's home screen (messenger 8.0); a client that does not answer has none. */
export async function homeScreenState(): Promise<HomeScreenState> {
  if (wire === null || !isAtLeast(wire.version, '8.0')) return 'unsupported';
  const asked = wire.ask('web_app_check_home_screen', ['home_screen_checked'], { timeoutMs: STATE_MS });
  const status = (await answerOrNull(asked))?.status;
  return isState(status) ? status : 'unsupported';
}

/** Has the messenger offer a shortcut. offered: it does not tell how that ended; declined: by the person or the device. */
export async function addToHomeScreen(): Promise<'added' | 'declined' | 'offered'> {
  if (wire === null) return 'declined';
  const method = 'web_app_add_to_home_screen';
  if (silentPlatforms.includes(launched?.platform)) {
    wire.post(method);
    return 'offered';
  }
  const asked = wire.ask(method, ['home_screen_added', 'home_screen_failed'], { isForPerson: true });
  const answer = await answerOrNull(asked);
  if (answer === null) return 'offered';
  return answer.event === 'home_screen_added' ? 'added' : 'declined';
}
