/** The parsed address; null for an invalid one. Replaces URL.canParse and URL.parse, which need iOS 17 and 18. */
export function addressOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null; // an invalid address throws
  }
}
