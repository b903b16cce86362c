import { type ComponentType, lazy } from 'react';
import { loadLaterParts } from '../laterParts.ts';

/** A sheet that is loaded when it is first shown, with all that sheets count on. */
export function lazyModal(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Modal] = await Promise.all([load(), loadLaterParts()]);
    return { default: Modal };
  });
}
