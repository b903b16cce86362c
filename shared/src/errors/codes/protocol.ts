/** Codes of texts and bytes of the chain, and the proof of a block. */
export const protocolCodes = [
  // chain texts and bytes
  'object_id.malformed', // not space.type.instance. facts: text
  'block_id.malformed', // not 40 hex characters. facts: text
  'key.malformed_wif', // a private key that was mistyped or cut; never carries the text
  'key.malformed_public', // not a public key of this chain, or its checksum is wrong. facts: text
  'signature.malformed', // not a compact signature, or none that a key could have made
  'memo.undecryptable', // another key is needed, or the memo was damaged
  'fee.no_exchange_rate', // the asset has no core exchange rate: no fee can be paid in it. facts: assetId
  'transaction.unsupported_operation', // an operation this product does not sign. facts: type
  'transaction.malformed', // an operation whose members don't fit its type. facts: detail

  // the proof of a block by its witnesses' signatures
  'proof.malformed', // not a proof, or parts of it that no block has. facts: detail
  'proof.unlinked', // a header that does not follow the one before it. facts: block
  'proof.wrong_signature', // not signed by a key of the witness it names, or the witness is not active. facts: block, witness
  'proof.wrong_root', // the transactions are not those that the header was made of. facts: block
  'proof.other_witnesses', // it rests on other witnesses or keys than the trusted ones
] as const;
