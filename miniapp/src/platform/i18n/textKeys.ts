type PluralForm = 'one' | 'few' | 'many' | 'other';
/** Counted keys: in English they end in _one and _other. */
type CountedKey<EnglishKey> = EnglishKey extends `${infer Base}_one` ? Base : never;
type PlainKey<EnglishKey> = Exclude<EnglishKey, `${CountedKey<EnglishKey>}_${PluralForm}`>;

/** The keys of a translating function, from a table of English texts. */
export type TextKey<English> = PlainKey<keyof English> | CountedKey<keyof English>;

/**
 * The same table in another language: every plain key, and every counted key in each of the language's plural forms.
 */
export type TextsIn<English, Forms extends PluralForm> = Readonly<
  Record<PlainKey<keyof English> & string, string> & Record<`${CountedKey<keyof English>}_${Forms}`, string>
>;
