import { hasCode } from '@xbts/shared/errors/appError.ts';
import { type Api, GrammyError } from 'grammy';
import type { SenderClock } from '../../clock.ts';
import { retry } from '../../retry.ts';
import type { Storage } from '../../storage/openStorage.ts';
import {
  claimUnmarkedCards,
  noteMarked,
  type UnmarkedCard,
} from '../../storage/repositories/requestCards.ts';
import { botErrorCode } from '../../telegram/botErrors.ts';
import { asHtml } from '../../telegram/html.ts';
import { paidCard } from '../../telegram/requests/requestCard.ts';
import { asPolyfill } from '../../telegram/signals.ts';
import { languageOf, texts } from '../../telegram/texts/languages.ts';
import type { NoticeLinks } from '../notice.ts';
import type { SenderLog } from '../sender/senderOptions.ts';

export interface CardMarkerOptions {
  readonly storage: Pick<Storage, 'db'>;
  readonly api: Pick<Api, 'editMessageTextInline'>;
  readonly links: Pick<NoticeLinks, 'operation'>;
  readonly log: SenderLog;
  readonly clock: SenderClock;
  /** Interval of looking for cards to mark. */
  readonly idleMs?: number;
  /** A card without an outcome is tried again after this time, by any process. */
  readonly leaseSeconds?: number;
}

/** Cards claimed at once, then edited one after the other: a chat accepts about one message a second. */
const atOnce = 5;
const deadlineMs = 10_000;
/** Wait between attempts while the database server is down. */
const awayMs = 5_000;

/**
 * Marks cards of requests as paid. An edit without a recorded outcome is repeated, which is harmless: a killed process
 * leaves no card unmarked, and marks none twice.
 */
export function createCardMarker(options: CardMarkerOptions): { run(signal: AbortSignal): Promise<void> } {
  const { storage, log, clock, idleMs = 2_000, leaseSeconds = 60 } = options;
  return {
    run: (signal) =>
      retry(
        async () => {
          while (!signal.aborted) {
            const cards = await claimUnmarkedCards(storage.db, { limit: atOnce, leaseSeconds });
            let waitMs = cards.length === 0 ? idleMs : 0;
            for (const card of cards) if (!signal.aborted && waitMs === 0) waitMs = await mark(options, card);
            await clock.sleep(waitMs, signal);
          }
        },
        (error) => {
          if (!hasCode(error, 'storage.connection_lost')) return undefined;
          log.warn({ code: error.code }, 'the database server is away');
          return awayMs;
        },
        { signal, clock },
      ),
  };
}

/** Edits one card, and records the outcome. Resolves to the pause in milliseconds that the messenger demands. */
async function mark(
  { storage, api, links, log }: CardMarkerOptions,
  { inlineMessageId, request }: UnmarkedCard,
): Promise<number> {
  const html = paidCard(request, texts[languageOf(request.language)], links.operation);
  const until = asPolyfill(AbortSignal.timeout(deadlineMs));
  try {
    await api.editMessageTextInline(inlineMessageId, html, asHtml, until);
  } catch (error) {
    if (!(error instanceof GrammyError)) {
      log.warn({ code: botErrorCode(error) }, 'a card could not be marked, and is tried again');
      return 0;
    }
    const { error_code: status, parameters, description } = error;
    if (status === 429) return (parameters.retry_after ?? 5) * 1_000;
    // A messenger failure, or a wrong token, which the operator must fix.
    if (status !== 400 && status !== 403) return 0;
    if (!/not modified/iu.test(description))
      log.warn({ code: botErrorCode(error) }, 'a card can’t be marked');
  }
  await noteMarked(storage.db, inlineMessageId);
  return 0;
}
