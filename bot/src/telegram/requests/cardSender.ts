/**
 * Whether a user may have sent a message by way of the bot: the number of one in a private chat or a small group holds its sender's, that of one in
 * a channel or a large group the channel's, which everybody may have sent it to (TDLib, inputBotInlineMessageID and …ID64).
 */
export function maySend(uid: number, inlineMessageId: string): boolean {
  const bytes = Buffer.from(inlineMessageId, 'base64url');
  if (bytes.length !== 24 && bytes.length !== 20) return true;
  // A text that happens to be as long begins with no data centre's number.
  if (bytes.readUInt32LE(0) > mostCentres) return true;
  const owner = bytes.length === 24 ? bytes.readBigInt64LE(4) : BigInt(bytes.readInt32LE(8));
  return owner <= 0n || owner === BigInt(uid);
}

/** The messenger has five data centres; with room for new ones. */
const mostCentres = 999;
