import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Wire } from './wire.ts';

/** What messengers of every version send when they are asked about their window and colours. */
const signs = [
  'viewport_changed',
  'theme_changed',
  'safe_area_changed',
  'content_safe_area_changed',
  'fullscreen_changed',
  'fullscreen_failed',
];

/** Longest wait for one of them. */
const PATIENCE_MS = 10_000;

/** Whether a messenger holds the page. */
export interface Holder {
  /** True once it has answered; false when nothing does, as in a browser into which somebody's address was typed. */
  isThere(): Promise<boolean>;
}

/**
 * Anybody can put an address with launch data of their own, which are signed, before somebody else. They count only in a page that a
 * messenger holds: its native bridge, or the page around ours (wire.ts takes messages from no other), has to have answered.
 */
export function createHolder(wire: Wire, patienceMs: number = PATIENCE_MS): Holder {
  const answered = new Promise<true>((resolve) => {
    for (const sign of signs) wire.listen(sign, () => resolve(true));
  });
  // Without any bridge the library does not start.
  const failed = wire.ready.then(
    () => new Promise<never>(() => undefined),
    () => false,
  );
  return {
    async isThere() {
      wire.post('web_app_request_viewport');
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<false>((resolve) => {
        timer = setTimeout(resolve, patienceMs, false);
      });
      try {
        return await Promise.race([answered, failed, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Launch data that may be sent in the user's name. @throws AppError launch.not_held */
export async function heldLaunchData(holder: Holder, launchData: string): Promise<string> {
  if (!(await holder.isThere())) throw new AppError('launch.not_held');
  return launchData;
}
