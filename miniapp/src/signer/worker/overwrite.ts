/** Overwrites secret bytes as soon as nothing needs them: an engine may keep freed memory for long. */
export function overwrite(secret: Uint8Array | undefined): void {
  secret?.fill(0);
}
