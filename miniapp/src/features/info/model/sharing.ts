import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { type SharedThing, sharingPaths } from '@xbts/shared/services/sharing.ts';
import type { Language } from '../../../platform/i18n/languages.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { canSharePrepared, shareLink, sharePrepared } from '../../../platform/messenger/sharePrepared.ts';
import { canShareText, shareText } from '../../../platform/messenger/shareText.ts';
import { askBot } from '../../../platform/server/askBot.ts';

/**
 * offered: offered to another app or chat · sent: sent by the messenger · declined: the user turned back · copied: the
 * link is on the clipboard.
 */
export type ShareOutcome = 'offered' | 'sent' | 'declined' | 'copied';

export interface Shareable {
  readonly thing: SharedThing;
  /** The shared text and link when the bot is unavailable; null: nothing. */
  readonly plain: { readonly text: string; readonly link: string } | null;
}

/**
 * Android, iOS and macOS open a link or their list of chats within ten seconds of a touch, and ignore it without a word later
 * (BotWebViewContainer.java, WebAppController.swift, WebpageModalController.swift); a second is left for the way there.
 */
const TOUCH_MS = 9_000;

/**
 * Shares a thing by the best way there is: a message that the bot prepared (messenger 8.0), the messenger's form for links, the
 * device's own sheet, the clipboard. @throws AppError launch.*, service.*, share.*, clipboard.refused
 */
export async function share({ thing, plain }: Shareable, language: Language): Promise<ShareOutcome> {
  if (messenger.hasLaunchData) {
    const pressedAt = performance.now();
    const message = await prepare({ thing, plain }, language);
    if (performance.now() - pressedAt > TOUCH_MS) throw new AppError('share.late');
    if (message.id !== null && canSharePrepared()) {
      const outcome = await sharePrepared(message.id);
      if (outcome !== 'failed') return outcome;
    }
    messenger.openLink(shareLink(message));
    return 'offered';
  }
  if (plain === null) return 'declined';
  if (messenger.isInside) {
    messenger.openLink(shareLink(plain));
    return 'offered';
  }
  const text = `${plain.text}\n${plain.link}`;
  if (canShareText(text)) {
    await shareText(text);
    return 'offered';
  }
  await messenger.writeClipboard(plain.link);
  return 'copied';
}

/** Why a request cannot be a card now: its link, which needs no bot, serves as well. */
const cardless = /^(?:service\.(?:unreachable|bad_answer|not_configured)|node\.)/u;

/** The bot does not list empty pools: the address of the pool's page is shared then. */
async function prepare({ thing, plain }: Shareable, language: Language) {
  try {
    return await askBot(sharingPaths.prepare, { body: { thing, language } });
  } catch (error) {
    const isCardless = thing.what === 'request' && error instanceof AppError && cardless.test(error.code);
    if (plain === null || !(isCardless || hasCode(error, 'request.not_found'))) throw error;
    return { id: null, ...plain };
  }
}
