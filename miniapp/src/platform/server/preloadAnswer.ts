import { missingServiceOf } from '@xbts/shared/services/missingServices.ts';
import { missingServices } from './lacksService.ts';

/** Has the browser ask the origin for a path; the request that is made for it later takes this answer. Not for what the origin does without. */
export function preloadAnswer(path: string): void {
  if (missingServiceOf(path, missingServices()) !== undefined) return;
  const link = document.createElement('link');
  // The same mode as the app's fetch, or the browser would ask twice.
  document.head.append(
    Object.assign(link, { rel: 'preload', as: 'fetch', href: path, crossOrigin: 'anonymous' }),
  );
}
