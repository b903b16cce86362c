import { hasCode } from '@xbts/shared/errors/appError.ts';
import { launched, wire } from './messenger.ts';
import { isAtLeast } from './wire.ts';

/** The mark in the launch data of a user who lets the bot write. */
const mayWrite = /"allows_write_to_pm":\s*true/u;

/** Whether the launch data say that the bot may write to the user; the server detects a later block. */
export const isWritable = (): boolean =>
  mayWrite.test(new URLSearchParams(launched?.launchData).get('user') ?? '');

/**
 * Lets the messenger ask the user whether the bot may write to them (messenger 6.9). The server finds out the answer,
 * which may come late, or not at all from some messengers.
 */
export async function askWriteAccess(): Promise<void> {
  if (wire === null || !isAtLeast(wire.version, '6.9')) return;
  try {
    await wire.ask('web_app_request_write_access', ['write_access_requested']);
  } catch (error) {
    if (!hasCode(error, 'messenger.no_answer')) throw error;
  }
}
