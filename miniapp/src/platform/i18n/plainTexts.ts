/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** Values for the {{names}} of a text; a counted key takes `count`. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text of the first of these tables that has the key, as i18next finds and fills it in; undefined where none has it. Each table is given
 * with its language, by which its texts are counted.
 */
export function plainText(
  tables: Iterable<readonly [language: string, texts: Texts | undefined]>,
  key: string,
  values: TextValues = {},
): string | undefined {
  const { count } = values;
  for (const [language, texts] of tables) {
    const counted =
      typeof count === 'number'
        ? texts?.[`${key}_${new Intl.PluralRules(language).select(count)}`]
        : undefined;
    const text = counted ?? texts?.[key];
    if (text !== undefined)
      return text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  }
  return undefined;
}
