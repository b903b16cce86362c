/** Codes of the browser and the messenger around the app. */
export const deviceCodes = [
  // the mini app's storage in the browser
  'device.storage_denied', // the browser denies its storage: the app continues from memory
  'device.storage_full', // the browser's storage is full: as above

  // the messenger and the browser around the app
  'messenger.no_answer', // it did not answer, or its library failed to load. facts: method
  'clipboard.refused', // the text could not be put on the clipboard
  'clipboard.unreadable', // neither the browser nor the messenger lets the page read it
  'camera.refused', // the user, the browser or the messenger's frame denies the camera
  'camera.missing', // there is no camera, or another program uses it
  'app.part_not_loaded', // a lazily loaded part of the app: no network, or a newer version is deployed (ChunkLoadError)
] as const;
