/**
 * Whether a user may have sent a message through the bot: its number in a private chat or a small group contains the
 * sender's id; in a channel or a large group it contains the channel's, to which anyone may have sent it (TDLib,
 * inputBotInlineMessageID and …ID64).
 */
export function maySend(uid: number, inlineMessageId: string): boolean {
  const bytes = Buffer.from(inlineMessageId, 'base64url');
  if (bytes.length !== 24 && bytes.length !== 20) return true;
  // An unrelated text of the same length does not begin with a data centre's number.
  if (bytes.readUInt32LE(0) > mostCentres) return true;
  const owner = bytes.length === 24 ? bytes.readBigInt64LE(4) : BigInt(bytes.readInt32LE(8));
  return owner <= 0n || owner === BigInt(uid);
}

/** The messenger has five data centres; this leaves room for more. */
const mostCentres = 999;
