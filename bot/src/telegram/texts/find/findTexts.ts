/** The bot's texts about finding others by the messenger's contacts, in one language. */
export interface FindTexts {
  /** Above the button that chooses a contact. */
  ask: string;
  choose: string;
  /** Names of accounts. */
  found(names: string): string;
  notFound: string;
  /** On a button. */
  payTo(name: string): string;
  /** Answers to /findme on, off, and without a word. */
  on(names: string): string;
  off: string;
  howOn: string;
  howOff: string;
  needs: string;
  /** Too many lookups in an hour. */
  tooMany: string;
}
