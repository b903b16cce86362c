import { BarcodeDetector } from 'qr/decode.js';

/** Interval of decoding a picture, which takes some 20 ms of a slow phone's time. */
const EVERY_MS = 150;

const detector = new BarcodeDetector({ formats: ['qr_code'] });

/** The text of the first QR code in the video; null when the signal ends the search. */
export async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    const [code] = await detector.detect(video);
    if (code !== undefined && !signal.aborted) return code.rawValue;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return null;
}
