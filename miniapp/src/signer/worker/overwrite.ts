/** Writes over bytes that are secret, as soon as nothing needs them: the engine may keep memory that is free for long. */
export function overwrite(secret: Uint8Array | undefined): void {
  secret?.fill(0);
}
