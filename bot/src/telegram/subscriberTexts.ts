import { type Clock, systemClock } from '@xbts/shared/client/clock.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Storage } from '../storage/openStorage.ts';
import { findLanguage } from '../storage/repositories/languages.ts';
import { findSubscriber } from '../storage/repositories/subscribers.ts';
import { ASIDE_MS, inTime } from './storedInTime.ts';
import { languageOf, texts } from './texts/languages.ts';
import type { Texts } from './texts/texts.ts';

/** The bot's texts in the language that a user chose; otherwise, or while the database is down, in the messenger's. */
export async function subscriberTexts(
  around: { storage: Storage; clock?: Clock },
  from: { id: number; language_code?: string } | undefined,
): Promise<Texts> {
  return texts[languageOf((await chosenLanguage(around, from?.id)) ?? from?.language_code)];
}

async function chosenLanguage(
  { storage, clock = systemClock }: { storage: Storage; clock?: Clock },
  uid: number | undefined,
): Promise<string | undefined> {
  if (uid === undefined) return undefined;
  try {
    const { db } = storage;
    const chosen = async () => (await findSubscriber(db, uid))?.language ?? (await findLanguage(db, uid));
    return await inTime(storage, chosen(), ASIDE_MS, clock);
  } catch (error) {
    if (hasCode(error, 'storage.connection_lost')) return undefined;
    throw error;
  }
}
