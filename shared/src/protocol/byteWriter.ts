/** A growing buffer in the chain's packing; numbers are little endian. */
export interface ByteWriter {
  /** The low `size` bytes of an integer; a negative one as two's complement. */
  integer(value: bigint, size: number): void;
  /** A count or a tag, seven bits a byte; from 0 to 2^32 - 1. */
  varint(value: number): void;
  bytes(added: Uint8Array): void;
  /** A copy of everything written so far. */
  written(): Uint8Array;
}

/** An empty writer. */
export function createByteWriter(): ByteWriter {
  // A payment takes some 100 bytes, most others less.
  let room = new Uint8Array(256);
  let length = 0;

  function take(count: number): number {
    const start = length;
    length += count;
    if (length > room.length) {
      const larger = new Uint8Array(Math.max(length, 2 * room.length));
      larger.set(room);
      room = larger;
    }
    return start;
  }

  function put(byte: number): void {
    const at = take(1);
    room[at] = byte;
  }

  return {
    integer(value, size) {
      const start = take(size);
      for (let index = 0; index < size; index += 1)
        room[start + index] = Number((value >> BigInt(8 * index)) & 0xffn);
    },
    varint(value) {
      let rest = value;
      while (rest > 0x7f) {
        put((rest & 0x7f) | 0x80);
        rest >>>= 7;
      }
      put(rest);
    },
    bytes(added) {
      const start = take(added.length);
      room.set(added, start);
    },
    written: () => room.slice(0, length),
  };
}
