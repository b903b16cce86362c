/** Kept by the messenger behind biometrics, or by a passkey (WebAuthn PRF). */
export type TokenSource = 'biometrics' | 'passkey';

/** A secret behind a sensor, as hex of 32 bytes; it passes through the page, where sensors answer. */
export interface SensorToken {
  readonly source: TokenSource;
  readonly token: string;
}

/**
 * The secret that opens and seals the vault: the text of a PIN or passphrase or, for a vault without a PIN, the secret
 * behind a sensor with the passkey's id (empty for biometrics).
 */
export type UnlockMethod = string | (SensorToken & { readonly credential: string });

/** The vault's protection besides its PIN; nothing secret. */
export interface Protection {
  /** True without a PIN: a sensor's secret of 32 bytes is the only way in. */
  readonly isPinless: boolean;
  readonly tokens: readonly { readonly source: TokenSource; readonly credential: string }[];
  /** The number of wrong PINs that removes everything; 0: never. */
  readonly wipeAfter: number;
}
