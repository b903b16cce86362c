/** A secret field's only way out: what was typed, read once. */
export interface SecretInput {
  /** True while something is typed; the text stays where it is. */
  hasText(): boolean;
  /** What was typed; the field is empty afterwards. */
  take(): string;
  focus(): void;
}
