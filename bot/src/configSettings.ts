import * as v from 'valibot';

/**
 * The reader of one environment variable: a missing or empty one takes the default; without a default it is required.
 */
export interface Setting<Value> {
  schema: v.GenericSchema<string, Value>;
  isSecret: boolean;
}

const withPreset = (preset: string | undefined) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? (preset ?? '') : text)),
  );

const setting = <Value>(schema: v.GenericSchema<string, Value>, isSecret = false): Setting<Value> => ({
  schema,
  isSecret,
});

/** A text of a given form; an empty default makes it optional. */
export function word(form: RegExp, meaning: string, preset?: string): Setting<string> {
  return setting(
    v.pipe(
      withPreset(preset),
      v.check((text) => form.test(text) || (text === '' && preset === ''), `must be ${meaning}`),
    ),
  );
}

/** A word whose value is never printed. */
export function secret(form: RegExp, meaning: string, preset?: string): Setting<string> {
  return { ...word(form, meaning, preset), isSecret: true };
}

/** A whole number from min to max. */
export function wholeNumber(options: { min: number; max: number; preset: string }): Setting<number> {
  const { min, max, preset } = options;
  return setting(
    v.pipe(
      withPreset(preset),
      v.check(
        (text) => /^\d+$/u.test(text) && Number(text) >= min && Number(text) <= max,
        `must be a whole number from ${min} to ${max}`,
      ),
      v.transform(Number),
    ),
  );
}

/** One of the words. */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  preset: NoInfer<Choice>,
): Setting<Choice> {
  return setting(v.pipe(withPreset(preset), v.picklist(choices, `must be one of ${choices.join(', ')}`)));
}

const isAddress = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const withoutSlash = (text: string) => text.replace(/\/+$/u, '');

/** An absolute address with one of the protocols, stored without a trailing slash. */
export function address(protocols: readonly string[], meaning: string, preset?: string): Setting<string> {
  const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ');
  const isMissing = (text: string) => text === '' && preset === '';
  return setting(
    v.pipe(
      withPreset(preset),
      v.check((text) => isMissing(text) || isAddress(text, protocols), `must be ${meaning} (${kinds})`),
      v.transform(withoutSlash),
    ),
  );
}

/** A web address that is an origin alone: the page, the webhook and the explorer have their own paths under it. */
export function origin(meaning: string): Setting<string> {
  const isOrigin = (text: string) => {
    const { username, password, pathname, search, hash } = new URL(text);
    return `${username}${password}${search}${hash}` === '' && pathname === '/' && !/[?#]$/u.test(text);
  };
  const plain = address(['http:', 'https:'], meaning);
  return setting(
    v.pipe(
      plain.schema,
      v.check((text) => !URL.canParse(text) || isOrigin(text), 'must have no user, path, query or #'),
    ),
  );
}

const databaseForm = /^(postgres(?:ql)?:\/\/)(?:([^:@/]*)(?::(.*))?@)?([^@]+)$/su;
/** A user or a password as an address has it: what is escaped already stays, everything else is. */
function escapedPart(text: string): string {
  const unsafe = isEscaped(text) ? /[^\w.~!$&'()*+,;=:%-]/gu : /[^\w.~!$&'()*+,;=:-]/gu;
  return text.replace(unsafe, encodeURIComponent);
}

function isEscaped(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    // A % that begins no escape.
    return false;
  }
}

/** A postgres:// address, never printed. A password may contain any character, escaped or as it is. */
export function database(meaning: string): Setting<string> {
  return setting(
    v.pipe(
      withPreset(''),
      v.transform((text) =>
        text.replace(databaseForm, (_, scheme: string, user?: string, password?: string, rest = '') => {
          const secret = password === undefined ? '' : `:${escapedPart(password)}`;
          return `${scheme}${user === undefined ? '' : `${escapedPart(user)}${secret}@`}${rest}`;
        }),
      ),
      v.check((text) => text === '' || isAddress(text, ['postgres:', 'postgresql:']), `must be ${meaning}`),
    ),
    true,
  );
}

/** The web address of an optional service; the word off, like an empty default, gives the empty text. */
export function service(meaning: string, preset: string): Setting<string> {
  return setting(
    v.pipe(
      withPreset(preset),
      v.transform((text) => (text === 'off' ? '' : text)),
      v.check(
        (text) => text === '' || isAddress(text, ['http:', 'https:']),
        `must be ${meaning} (http:// or https://), or off`,
      ),
      v.transform(withoutSlash),
    ),
  );
}

/** A comma-separated list; each item is checked by its own rule, and duplicates are dropped. */
export function list<Item>(
  item: Setting<Item>,
  options: { min: number; preset: string },
): Setting<readonly Item[]> {
  return setting(
    v.pipe(
      withPreset(options.preset),
      v.transform((text) => [...new Set(text.split(',').map((each) => each.trim()))].filter(Boolean)),
      v.minLength(options.min, `must name at least ${options.min}`),
      v.array(item.schema),
    ),
  );
}

/**
 * Web addresses by name, such as coins=https://help.example.org, separated by commas; no name twice, empty by default.
 */
export function addressByName<const Name extends string>(
  names: readonly Name[],
  protocols: readonly string[] = ['https:'],
): Setting<Readonly<Partial<Record<Name, string>>>> {
  const meaning = `must be ${names.join(', ')} with an address each, such as ${names[0]}=https://help.example.org`;
  return setting(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text.split(',').flatMap((each): [string, string][] => {
          const [, name, url] = /^\s*(\w+)=(\S+)\s*$/u.exec(each) ?? ['', '', each];
          return each.trim() === '' ? [] : [[name ?? '', url ?? '']];
        }),
      ),
      v.check(
        (pairs) =>
          new Set(pairs.map(([name]) => name)).size === pairs.length &&
          pairs.every(([name, url]) => names.some((each) => each === name) && isAddress(url, protocols)),
        meaning,
      ),
      v.transform((pairs) => Object.fromEntries(pairs) as Partial<Record<Name, string>>),
    ),
  );
}
