/** Kept by the messenger behind biometrics, or by a passkey (WebAuthn PRF). */
export type TokenSource = 'biometrics' | 'passkey';

/** A secret behind a sensor, as hex of 32 bytes; it comes by way of the page, since that is where sensors answer. */
export interface SensorToken {
  readonly source: TokenSource;
  readonly token: string;
}

/**
 * What opens the vault and seals it: the text of a PIN or passphrase, or, where the vault has no PIN, what lies behind a sensor with
 * the passkey's id (empty for biometrics).
 */
export type UnlockMethod = string | (SensorToken & { readonly credential: string });

/** How the vault is guarded beside its PIN; nothing secret. */
export interface Protection {
  /** True when it has no PIN: a sensor's secret of 32 bytes is the only way in. */
  readonly isPinless: boolean;
  readonly tokens: readonly { readonly source: TokenSource; readonly credential: string }[];
  /** After how many wrong PINs everything is removed; 0: never. */
  readonly wipeAfter: number;
}
