import type { ThemeParams } from './themes.ts';

export interface LaunchFragment {
  readonly initData: string;
  readonly version: string;
  readonly platform: string;
  readonly theme: ThemeParams;
  readonly isFullscreen: boolean;
}

/**
 * The address opened by the frame: the mini app's own with the launch parameters in its fragment, as in web clients.
 */
export function launchUrl(
  url: string,
  { initData, version, platform, theme, isFullscreen }: LaunchFragment,
): string {
  const fragment = new URLSearchParams({
    ...(initData === '' ? {} : { tgWebAppData: initData }),
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(theme),
    ...(isFullscreen ? { tgWebAppFullscreen: '1' } : {}),
  });
  const target = new URL(url);
  const own = target.hash.slice(1);
  // URLSearchParams writes a space as '+', which decodeURIComponent on the other side would keep.
  const text = fragment.toString().replaceAll('+', '%20');
  target.hash = own === '' ? text : `${own}${own.includes('?') ? '&' : '?'}${text}`;
  return target.href;
}
