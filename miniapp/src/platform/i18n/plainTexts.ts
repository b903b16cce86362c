/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** Values for the {{names}} of a text; a counted key takes `count`. */
export type TextValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form that a language counts in: 'one', 'few'. */
function formOf(language: string, count: number): string {
  // A thousand of them take a slow phone tenths of a second to make.
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}

/**
 * A text of the first of these tables that has the key, as i18next finds and fills it in (allTexts.test.ts compares them); undefined where none has it. Each table is given
 * with its language, by which its texts are counted.
 */
export function plainText(
  tables: Iterable<readonly [language: string, texts: Texts | undefined]>,
  key: string,
  values: TextValues = {},
): string | undefined {
  const { count } = values;
  for (const [language, texts] of tables) {
    const counted = typeof count === 'number' ? texts?.[`${key}_${formOf(language, count)}`] : undefined;
    const text = counted ?? texts?.[key];
    if (text !== undefined)
      return text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
  }
  return undefined;
}
