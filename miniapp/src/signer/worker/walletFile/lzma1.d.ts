/** The package names its sources as its types, and they do not pass our compiler's options: tsconfig.base.json points here instead. */
export function decompress(data: Uint8Array): Uint8Array;
export function compress(data: Uint8Array): Uint8Array<ArrayBuffer>;
