/** True where the device can hand a text to another app; a frame that may not share says so here. */
export function canShareText(text: string): boolean {
  return navigator.canShare?.({ text }) ?? false;
}

/** Opens the device's own sheet for sharing; quiet when it is closed again. Rejects with what the browser says otherwise. */
export async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
