import type { Language } from '../stores/settings.ts';

/** Texts by key: `{{name}}` is filled in; a counted text has one key for each plural form, as `key_one`, `key_few`. */
export type Texts = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, unknown>>;

/** Looks texts up in the present language, then in English. Texts come in groups, each of which is added when it is there. */
export interface Translator {
  readonly language: Language;
  /** The text of a key; the key itself where there is none. A number `count` chooses the plural form, `ns` the group. */
  t(key: string, values?: Values): string;
  add(language: Language, texts: Texts, group?: string): void;
  has(language: Language, group?: string): boolean;
  /** Makes a language the present one and has everything drawn anew, though it was the present one already. */
  change(language: Language): void;
  subscribe(onChange: () => void): () => void;
  /** A number that is another after each change. */
  changes(): number;
}

const MAIN = 'translation';

function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name] ?? ''));
}

/** Makes one with the texts that are always there. */
export function createTranslator(english: Texts): Translator {
  const groups = new Map<string, Texts>([[`en ${MAIN}`, english]]);
  const listeners = new Set<() => void>();
  let language: Language = 'en';
  let changes = 0;

  function find(key: string, { count, ns = MAIN }: Values): string | undefined {
    for (const each of [language, 'en']) {
      const texts = groups.get(`${each} ${String(ns)}`);
      const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(each).select(count)}` : key;
      const text = texts?.[form] ?? texts?.[key];
      if (text !== undefined) return text;
    }
    return undefined;
  }

  return {
    get language() {
      return language;
    },
    t: (key, values = {}) => filled(find(key, values) ?? key, values),
    add: (to, texts, group = MAIN) => {
      const name = `${to} ${group}`;
      groups.set(name, { ...groups.get(name), ...texts });
    },
    has: (of, group = MAIN) => groups.has(`${of} ${group}`),
    change: (to) => {
      language = to;
      changes += 1;
      for (const tell of listeners) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    changes: () => changes,
  };
}
