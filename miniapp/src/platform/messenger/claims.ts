/**
 * Something that only one part of the screen can hold at a time (the main button, the back button): the latest claim
 * wins.
 */
export interface Claims<T> {
  /** Claims it; the result changes the claim's value or releases it. */
  claim(value: T): { change(value: T): void; release(): void };
}

/** Calls `apply` with the value in effect, or null without a claim. */
export function createClaims<T>(apply: (value: T | null) => void): Claims<T> {
  const stack: { value: T }[] = [];
  const tell = () => apply(stack.at(-1)?.value ?? null);
  return {
    claim(value) {
      const entry = { value };
      stack.push(entry);
      tell();
      return {
        change(next) {
          entry.value = next;
          if (stack.at(-1) === entry) tell();
        },
        release() {
          const index = stack.indexOf(entry);
          if (index < 0) return;
          stack.splice(index, 1);
          tell();
        },
      };
    },
  };
}
