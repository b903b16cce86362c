/** The part of btsdex-serializer 0.7 that codec.ts uses; the package has no types of its own. */
declare module 'btsdex-serializer' {
  /** A type's output of bytes (bytebuffer, little endian). */
  export interface ByteSink {
    append(bytes: Uint8Array): void;
    writeUint8(value: number): void;
    writeVarint32(value: number): void;
  }

  /** A type's input of bytes. */
  export interface ByteSource {
    readUint8(): number;
  }

  /** One type of the chain: JSON value → prepared value → bytes. */
  export interface ChainType {
    fromObject(value: unknown): unknown;
    appendByteBuffer(sink: ByteSink, prepared: unknown): void;
    compare?(a: unknown, b: unknown): number;
    fromByteBuffer?(source: ByteSource): unknown;
    toObject?(prepared: unknown): unknown;
  }

  export class Serializer implements ChainType {
    constructor(name: string, members?: Record<string, ChainType>);
    readonly types: Record<string, ChainType>;
    readonly keys: string[];
    fromObject(value: unknown): unknown;
    appendByteBuffer(sink: ByteSink, prepared: unknown): void;
    toBuffer(prepared: unknown): Uint8Array;
    fromHex(hex: string): unknown;
    toObject(prepared: unknown): unknown;
  }

  export const types: {
    readonly uint8: ChainType;
    readonly uint16: ChainType;
    readonly uint32: ChainType;
    readonly uint64: ChainType;
    readonly int64: ChainType;
    readonly bool: ChainType;
    readonly string: ChainType;
    readonly void: ChainType;
    readonly time_point_sec: ChainType;
    readonly vote_id: ChainType;
    bytes(size?: number): ChainType;
    array(item: ChainType): ChainType;
    set(item: ChainType): ChainType;
    map(key: ChainType, value: ChainType): ChainType;
    optional(value: ChainType): ChainType;
    static_variant(list: (ChainType | undefined)[]): ChainType;
    protocol_id_type(name: string): ChainType;
  };

  export const ops: Record<string, Serializer> & {
    readonly operation: ChainType & { readonly st_operations: readonly Serializer[] };
  };
}
