/** An accepted finding of the check in the built files: in files with these modules, and the reason. */
export type Accepted = readonly [name: string, files: RegExp, why: string];

const ownName =
  'a method of that name is the code’s own or its package’s: the language’s younger one is not meant';

/** APIs newer than the floor: the code checks for each before its use, or the finding is not such an API. */
export const acceptedApis: readonly Accepted[] = [
  ['.showPopover()', /shell/u, 'toasts: without it they lie below a sheet (ToastHost asks for it first)'],
  ['.hidePopover()', /shell/u, 'only where a popover was shown'],
  ['navigator.scheduling', /shell/u, 'React’s scheduler asks for it'],
  ['setImmediate', /shell/u, 'React asks for its type'],
  ['navigator.connection', /shell|registerServiceWorker/u, 'asked for: without it nobody saves data'],
  ['location.ancestorOrigins', /shell/u, 'asked for: the referrer stands in'],
  ['clipboard.readText', /shell/u, 'Firefox: the field stays for typing (clipboard.ts)'],
  ['.readText()', /shell/u, 'the same'],
  ['navigator.share', /Receive|shareText/u, 'asked for: the text is copied instead'],
  ['navigator.canShare', /shareText/u, 'asked for: the text is copied instead'],
  ['navigator.userAgentData', /drawChart/u, 'the chart asks for it'],
  ['.roundRect()', /drawChart/u, 'the chart asks for it and draws the arcs itself'],
  ['PublicKeyCredential.getClientCapabilities', /PresentPin/u, 'asked for: no passkey is offered without it'],
  ['OffscreenCanvas', /CameraSheet/u, 'the QR reader asks for its type and takes a canvas of the page'],
  ['Uint8Array.fromHex', /prover|utils|worker/u, 'noble asks for it'],
  ['.toHex()', /prover|utils|worker/u, 'noble asks for it'],
  ['.bytes()', /operations|prover|worker/u, ownName],
  ['.drop()', /shell|CreateAccount/u, ownName],
  ['.adopt()', /shell/u, ownName],
  ['.toBase64()', /qr/u, 'the QR library asks for it'],
  ['.changed()', /watchOrderBook/u, ownName],
  ['.detached()', /drawChart/u, ownName],
  ['.dispose()', /drawChart/u, ownName],
  ['.visible()', /drawChart/u, ownName],
  ['.getPublicKey()', /worker/u, ownName],
  ['.grow()', /unpackLzma/u, ownName],
  ['.toArray()', /unpackLzma/u, ownName],
  ['.isValid()', /prover|worker/u, ownName],
  ['.resize()', /CameraSheet/u, ownName],
  ['.take()', /.*/u, ownName],
  ['.use()', /shell|worker/u, ownName],
  ['.addRoutes()', /sw/u, 'asked for: without it the service worker answers itself (rules.ts)'],
  ['.requestIdleCallback()', /shell/u, 'asked for: without it the user’s rest is enough (whenResting.ts)'],
];

/** Styles newer than the floor that a page does not depend on. */
export const acceptedStyles: readonly Accepted[] = [
  ['text-wrap', /.*/u, 'lines of a title are less even'],
  ['scrollbar-width', /.*/u, 'a scroll bar is as wide as others'],
  ['overscroll-behavior', /.*/u, 'the page behind a sheet moves with it at its end'],
  ['overscroll-behavior-y', /.*/u, 'the page can be pulled down'],
  ['overflow-anchor', /.*/u, 'Safari has no anchoring to switch off'],
  ['resize', /.*/u, 'a field can’t be drawn larger on a phone'],
  ['cursor: default', /.*/u, 'a phone has no pointer'],
  ['cursor: pointer', /.*/u, 'a phone has no pointer'],
  ['font-family: ui-monospace', /.*/u, 'the next font of the list is taken'],
  ['rect()', /styles/u, 'the clip of 1998, not the shape of that name'],
  [':has', /PrintablePaper|PasswordGroups/u, 'the sheets are found by data-paper (Paper.module.css)'],
];
