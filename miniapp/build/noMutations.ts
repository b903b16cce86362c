import type { Plugin } from 'vite';

/** What of the query library works only with its cache of mutations. */
const mutating = /\/(?:mutationObserver|mutation|useMutation|useMutationState)\.js$/u;

interface Chunk {
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** The modules among those of a build that need the cache of mutations. */
export function mutatingModules(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap(({ modules = {} }) =>
    Object.keys(modules).filter((id) => mutating.test(id) && (modules[id]?.renderedLength ?? 0) > 0),
  );
}

/**
 * The app has no mutations of the query library: what it changes goes through the signer, and src/platform/cache/noMutations.ts
 * stands in for their cache, which saves 2 KB of the first opening. A build that uses one nevertheless fails here
 * instead of on the user's device.
 */
export function noMutations(): Plugin {
  return {
    name: 'xbts-no-mutations',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = mutatingModules(Object.values(bundle).filter((part) => part.type === 'chunk'));
      if (found.length > 0)
        this.error(
          `Mutations of the query library have no cache here (src/platform/cache/noMutations.ts). Sign by openReview, write by a plain function, or take the stand-in out of vite.config.ts: ${found.join(', ')}`,
        );
    },
  };
}
