/// <reference path="./btsdexSerializer.d.ts" />
import type * as Btsdex from 'btsdex-serializer';
import { toAppError } from '../errors/appError.ts';

/** btsdex's serializer, loaded when it is asked for. @throws AppError unexpected when it can't be loaded */
export function loadBtsdex(): Promise<typeof Btsdex> {
  return import('btsdex-serializer').then(
    // A bundler gives the package's names directly, Node puts them under `default`.
    (module: typeof Btsdex & { default?: typeof Btsdex }) => module.default ?? module,
    (error: unknown) => {
      throw toAppError(error);
    },
  );
}
