import { AppRoot } from '@telegram-apps/telegram-ui';
import '@telegram-apps/telegram-ui/dist/styles.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { messenger, themeKeeper } from '../../platform/messenger/messenger.ts';

const applePlatforms: readonly string[] = ['ios', 'macos'];

function kitPlatform(): 'ios' | 'base' {
  if (messenger.isInside) return applePlatforms.includes(messenger.platform) ? 'ios' : 'base';
  return /iPhone|iPad|Macintosh/u.test(navigator.userAgent) ? 'ios' : 'base';
}

/** The frame the kit's parts need: its look for the platform, and light or dark as it is now. */
export function Kit({ children }: { children: ReactNode }) {
  const appearance = useSyncExternalStore(themeKeeper.subscribe, themeKeeper.theme);
  return (
    <AppRoot className="kit" platform={kitPlatform()} appearance={appearance}>
      {children}
    </AppRoot>
  );
}
