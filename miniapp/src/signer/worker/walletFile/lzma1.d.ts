/**
 * The package declares its sources as types, which fail under our compiler options; tsconfig.base.json points here
 * instead.
 */
export function decompress(data: Uint8Array): Uint8Array;
export function compress(data: Uint8Array): Uint8Array<ArrayBuffer>;
