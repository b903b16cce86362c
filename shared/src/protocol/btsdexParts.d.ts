/**
 * The part of btsdex-ecc 0.7 that tests compare keys, signatures and memos with; the package has no types of its own.
 */
declare module 'btsdex-ecc' {
  interface PublicKey {
    toBuffer(): Uint8Array;
    toString(prefix?: string): string;
  }
  interface PrivateKey {
    toWif(): string;
    toPublicKey(): PublicKey;
  }
  interface Signature {
    toHex(): string;
    recoverPublicKey(digest: Uint8Array): PublicKey;
  }
  const ecc: {
    readonly hash: { sha256(text: string): Uint8Array };
    readonly PrivateKey: { fromSeed(seed: string): PrivateKey; fromWif(wif: string): PrivateKey };
    readonly PublicKey: { fromStringOrThrow(text: string): PublicKey };
    readonly Signature: {
      fromHex(hex: string): Signature;
      signBufferSha256(digest: Uint8Array, privateKey: PrivateKey): Signature;
    };
    readonly Aes: {
      encrypt_with_checksum(own: PrivateKey, other: PublicKey, nonce: string, binary: string): Uint8Array;
      decrypt_with_checksum(own: PrivateKey, other: PublicKey, nonce: string, hex: string): Uint8Array;
    };
  };
  export default ecc;
}

/** The part of btsdex 0.7 that tests compare password accounts with. */
declare module 'btsdex' {
  const BitShares: {
    generateKeys(
      account: string,
      password: string,
      roles: string[],
      prefix: string,
    ): { readonly pubKeys: Record<string, string> };
  };
  export default BitShares;
}
