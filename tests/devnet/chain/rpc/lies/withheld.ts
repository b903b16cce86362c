import { methodNames } from '../methodNames.ts';
import type { Lie } from './lie.ts';

/** Methods whose calls are never answered, while all others are. */
export const withheldLie: Lie<readonly string[]> = {
  about: 'methods that are never answered: [name of a method]',
  off: [],
  example: ['get_accounts'],
  distort(methods) {
    const unknown = methods.find((each) => !Object.values(methodNames).flat().includes(each));
    if (unknown !== undefined) throw new RangeError(`no method ${unknown}`);
    return {
      answer: (call, ask) =>
        methods.includes(call.method) ? Promise.withResolvers<never>().promise : ask(call),
    };
  },
};
