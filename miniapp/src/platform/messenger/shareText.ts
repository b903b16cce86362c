/** True when the device can pass a text to another app; false in a frame without that permission. */
export function canShareText(text: string): boolean {
  return navigator.canShare?.({ text }) ?? false;
}

/** Opens the device's own share sheet; a no-op when the user closes it. Rejects with the browser's other errors. */
export async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
