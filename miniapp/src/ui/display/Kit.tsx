import { AppRoot } from '@telegram-apps/telegram-ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { messenger, themeKeeper } from '../../platform/messenger/messenger.ts';

const applePlatforms: readonly string[] = ['ios', 'macos'];

function kitPlatform(): 'ios' | 'base' {
  if (messenger.isInside) return applePlatforms.includes(messenger.platform) ? 'ios' : 'base';
  return /iPhone|iPad|Macintosh/u.test(navigator.userAgent) ? 'ios' : 'base';
}

/** The root that the kit's parts need: it provides the platform and the theme. */
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
 * The kit publishes one style sheet for all its parts, 10 KB gzip, of which the app needs only the press feedback
 * (Pressable). It loads at the first press so that it doesn't delay the first paint; the next press retries a failed load.
 */
function loadStylesAtFirstPress(): () => void {
  const stop = () => window.removeEventListener('pointerdown', load, true);
  const load = () => {
    import('@telegram-apps/telegram-ui/dist/styles.css').then(stop, () => undefined);
  };
  window.addEventListener('pointerdown', load, true);
  return stop;
}
