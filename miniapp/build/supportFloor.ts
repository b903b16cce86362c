/**
 * The oldest browsers that run the app: iOS and Safari, Android's WebView and Chrome, Firefox. Older ones get an
 * explanation (public/unsupported.html).
 */
export const supportFloor = { ios: '15.4', safari: '15.4', chrome: '100', firefox: '115' } as const;

/** The same versions for the CSS transpiler. */
export const styleTargets = Object.entries(supportFloor).map(([browser, version]) => `${browser}${version}`);
