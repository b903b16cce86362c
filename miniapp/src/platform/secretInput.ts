/** The only access to a secret field: its text leaves it once. */
export interface SecretInput {
  /** True while it has text; the text itself stays inside. */
  hasText(): boolean;
  /** Returns the typed text and empties the field. */
  take(): string;
  /** A figure about the text, by a rule; the text itself stays inside. */
  measure(rule: (text: string) => number): number;
  /** Fills in a text that the app has made; the user reads it elsewhere. */
  put(text: string): void;
  focus(): void;
}
