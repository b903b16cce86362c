import { Buffer } from 'buffer';

/**
 * The operation codec was written for Node and expects its globals. Imported before it, in the worker alone.
 * `process.browser` steers its dependencies away from Node's own modules.
 */
Object.assign(globalThis, {
  Buffer,
  process: { env: {}, browser: true, version: '', nextTick: queueMicrotask },
});
