/** Stands in for the kit's own way to copy members (vite.config.ts), from before browsers had one. */
export const _ = Object.assign;
