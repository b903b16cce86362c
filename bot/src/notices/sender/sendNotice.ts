import type { RenderedNotice } from '../notice.ts';

/** One message to one chat. */
export interface OutgoingNotice extends RenderedNotice {
  readonly chatId: number;
}

/**
 * What became of a call: sent · slowDown (429): nobody sends for so long · blocked (403): the chat does not want us ·
 * refused: will never be taken · failed (5xx, an answer we can't read, or none): again later, it may even have arrived.
 */
export type SendResult =
  | { readonly kind: 'sent' }
  | { readonly kind: 'slowDown'; readonly seconds: number }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'refused' | 'failed'; readonly code: string };

/** The call that sends. It should give up when the signal aborts; a rejection counts as failed. */
export type SendNotice = (notice: OutgoingNotice, signal: AbortSignal) => Promise<SendResult>;
