/** The parsed address; null for a text that is none. As URL.canParse and URL.parse, which iOS has from 17 and 18 on only. */
export function addressOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null; // what is no address throws: that is the answer
  }
}
