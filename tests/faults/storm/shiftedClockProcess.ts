// Loaded into a process (`node --import`): its clock is ahead by the seconds in the file STORM_CLOCK, now and later.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.STORM_CLOCK;
if (file !== undefined) {
  let aheadMs = 0;
  const read = () => {
    aheadMs = Number(readFileSync(file, 'utf8')) * 1_000;
  };
  read();
  watchFile(file, { interval: 200, persistent: false }, read);
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
