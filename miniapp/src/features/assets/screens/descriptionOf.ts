import { object, safeParse, string } from 'valibot';

const structured = object({ main: string() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // most descriptions are plain text
  }
}

/** What an issuer says of an asset: the member `main` where the description is JSON, otherwise all of it. */
export function descriptionOf(text: string): string {
  const found = safeParse(structured, parsed(text));
  return (found.success ? found.output.main : text).trim();
}
