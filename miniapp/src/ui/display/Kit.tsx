import { AppRoot } from '@telegram-apps/telegram-ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { messenger, themeKeeper } from '../../platform/messenger/messenger.ts';

const applePlatforms: readonly string[] = ['ios', 'macos'];

function kitPlatform(): 'ios' | 'base' {
  if (messenger.isInside) return applePlatforms.includes(messenger.platform) ? 'ios' : 'base';
  return /iPhone|iPad|Macintosh/u.test(navigator.userAgent) ? 'ios' : 'base';
}

/** The frame that the kit's parts need: the look of the platform, and light or dark as it is now. */
export function Kit({ children }: { children: ReactNode }) {
  const appearance = useSyncExternalStore(themeKeeper.subscribe, themeKeeper.theme);
  const platform = kitPlatform();
  useEffect(loadStylesAtFirstPress, []);
  return (
    <AppRoot className={`kit ${platform}`} platform={platform} appearance={appearance}>
      {children}
    </AppRoot>
  );
}

/**
 * The kit publishes one style sheet for all its parts, 10 KB gzip. The app uses its answer to a press (Pressable), so
 * the sheet follows the first press instead of delaying the first paint. A failed load is retried by the next press.
 */
function loadStylesAtFirstPress(): () => void {
  const stop = () => window.removeEventListener('pointerdown', load, true);
  const load = () => {
    import('@telegram-apps/telegram-ui/dist/styles.css').then(stop, () => undefined);
  };
  window.addEventListener('pointerdown', load, true);
  return stop;
}
