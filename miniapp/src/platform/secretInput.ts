/** The only way to read a secret field: what was typed leaves it once. */
export interface SecretInput {
  /** True while something is typed; the text stays where it is. */
  hasText(): boolean;
  /** What was typed; empties the field. */
  take(): string;
  focus(): void;
}
