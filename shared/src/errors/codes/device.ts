/** Codes of the browser and the messenger around the app. */
export const deviceCodes = [
  // what the mini app stores in the browser
  'device.storage_denied', // the browser denies its storage: the app goes on with what it has in memory
  'device.storage_full', // the browser's storage is full: as above

  // the messenger and the browser around the app
  'messenger.no_answer', // it did not answer, or its library could not be loaded. facts: method
  'clipboard.refused', // the text could not be put on the clipboard
  'camera.refused', // the user, the browser or the messenger's frame does not let the page use it
  'camera.missing', // there is none, or another program uses it
  'app.part_not_loaded', // a lazily loaded part of the app: no network, or it was updated meanwhile (ChunkLoadError)
] as const;
