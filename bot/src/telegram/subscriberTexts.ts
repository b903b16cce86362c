import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Storage } from '../storage/openStorage.ts';
import { findLanguage } from '../storage/repositories/languages.ts';
import { findSubscriber } from '../storage/repositories/subscribers.ts';
import { languageOf, texts } from './texts/languages.ts';
import type { Texts } from './texts/texts.ts';

/** The bot's words in the language a user chose; in that of their messenger for others, or while the database is away. */
export async function subscriberTexts(
  storage: Storage,
  from: { id: number; language_code?: string } | undefined,
): Promise<Texts> {
  return texts[languageOf((await chosenLanguage(storage, from?.id)) ?? from?.language_code)];
}

async function chosenLanguage({ db }: Storage, uid: number | undefined): Promise<string | undefined> {
  if (uid === undefined) return undefined;
  try {
    return (await findSubscriber(db, uid))?.language ?? (await findLanguage(db, uid));
  } catch (error) {
    if (hasCode(error, 'storage.connection_lost')) return undefined;
    throw error;
  }
}
