import { expect, it } from 'vitest';
import { publicKeyBytes, text } from './packedValues.ts';

it('what is no text is malformed, as a text and as a public key', () => {
  const code = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  for (const value of [5, null, undefined, ['BTS'], { length: 3 }]) {
    expect(code(() => text(value, undefined as never))).toBe('transaction.malformed');
    expect(code(() => publicKeyBytes(value))).toBe('transaction.malformed');
  }
});
