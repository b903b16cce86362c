/** The only way to a secret field: what was typed leaves it once. */
export interface SecretInput {
  /** True while something is typed; the text stays where it is. */
  hasText(): boolean;
  /** What was typed; empties the field. */
  take(): string;
  /** A figure about the text, by a rule; the text itself stays where it is. */
  measure(rule: (text: string) => number): number;
  /** Fills in what the app has made; the user reads it elsewhere. */
  put(text: string): void;
  focus(): void;
}
