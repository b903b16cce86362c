export const languages = ['en', 'ru', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The languages' own names. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', zh: '中文' };
