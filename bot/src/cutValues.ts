import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ownFile = join(import.meta.dirname, '..', '.env');
const line = /^\s*(?:export\s+)?(\w+)\s*=\s*([^\s"'`#](?:[^#\n]*[^\s#])?)#/u;

/**
 * Names of the settings of bot/.env whose value ends at a `#` inside it: Node's reader takes the rest as a comment
 * (nodejs.org/api/environment_variables.html, "Comments").
 */
export function cutValues(
  environment: Readonly<Record<string, string | undefined>>,
  file = ownFile,
): string[] {
  return textOf(file)
    .split('\n')
    .flatMap((each) => {
      const [, name = '', value = ''] = line.exec(each) ?? [];
      return name !== '' && environment[name] === value ? [name] : [];
    });
}

/** The sentence about one of them. */
export const cutSentence = (name: string): string =>
  `${name} ends at a # in bot/.env, because the rest counts as a comment. Put the value in double quotes.`;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // No such file: the environment alone has the settings.
    return '';
  }
}
