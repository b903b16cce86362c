import { wire } from './messenger.ts';
import { answerOrNull, isAtLeast } from './wire.ts';

/** True when the messenger can send a message that the bot prepared (8.0). */
export const canSharePrepared = (): boolean => wire !== null && isAtLeast(wire.version, '8.0');

/** How the offer ended. declined: the person chose no chat, as far as is notified; failed: the messenger can't send it. */
export type PreparedOutcome = 'sent' | 'declined' | 'failed';

/**
 * Offers the prepared message to the user's chats. The event's name alone says whether it was sent: macOS gives no reason for a failure, Web K
 * one that is a number (WebpageModalController.swift, webApp.tsx). Without a reason, or an answer, the person has turned back.
 */
export async function sharePrepared(id: string): Promise<PreparedOutcome> {
  if (wire === null) return 'failed';
  const events = ['prepared_message_sent', 'prepared_message_failed'];
  const asked = wire.ask('web_app_send_prepared_message', events, { params: { id }, isForPerson: true });
  const answer = await answerOrNull(asked);
  if (answer?.event === 'prepared_message_sent') return 'sent';
  return answer?.error === undefined || answer.error === 'USER_DECLINED' ? 'declined' : 'failed';
}

/** The messenger's own form that shares a link with a text, in every version. */
export function shareLink({ text, link }: { text: string; link: string }): string {
  return `https://t.me/share/url?${new URLSearchParams({ url: link, text })}`;
}
