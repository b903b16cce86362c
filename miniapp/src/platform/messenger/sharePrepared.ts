import { wire } from './messenger.ts';
import { isAtLeast } from './wire.ts';

/** Milliseconds that a user may take to choose a chat. */
const PATIENCE_MS = 600_000;

/** True where the messenger can send a message that the bot prepared (8.0). */
export const canSharePrepared = (): boolean => wire !== null && isAtLeast(wire.version, '8.0');

/** Offers the prepared message to the user's chats; false when it was not sent. @throws AppError messenger.no_answer */
export async function sharePrepared(id: string): Promise<boolean> {
  if (wire === null) return false;
  const events = ['prepared_message_sent', 'prepared_message_failed'];
  const answer = await wire.ask('web_app_send_prepared_message', events, {
    params: { id },
    timeoutMs: PATIENCE_MS,
  });
  return answer.error === undefined;
}

/** The messenger's own form that shares a link with a text, in every version. */
export function shareLink({ text, link }: { text: string; link: string }): string {
  return `https://t.me/share/url?${new URLSearchParams({ url: link, text })}`;
}
