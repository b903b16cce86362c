import { hasCode } from '@xbts/shared/errors/appError.ts';
import { launched, wire } from './messenger.ts';
import { isAtLeast } from './wire.ts';

/** What the messenger says in launch data of somebody who lets the bot write. */
const mayWrite = /"allows_write_to_pm":\s*true/u;

/** Whether the launch data say that the bot may write to the user; who has blocked it since is found out by the server. */
export const isWritable = (): boolean =>
  mayWrite.test(new URLSearchParams(launched?.launchData).get('user') ?? '');

/**
 * Has the messenger ask the user whether the bot may write to them (messenger 6.9). What they answered is the server's to find out: whoever
 * answers late, or in a messenger that does not tell, may have allowed it.
 */
export async function askWriteAccess(): Promise<void> {
  if (wire === null || !isAtLeast(wire.version, '6.9')) return;
  try {
    await wire.ask('web_app_request_write_access', ['write_access_requested']);
  } catch (error) {
    if (!hasCode(error, 'messenger.no_answer')) throw error;
  }
}
