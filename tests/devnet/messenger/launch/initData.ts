import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { ChatUser } from '../chatUsers.ts';

/** The data of a mini app at its launch. `authDate` is in seconds. */
export interface LaunchFacts {
  readonly user: ChatUser;
  /** Whether the bot may write to them; said to be so if not said. */
  readonly allowsWriting?: boolean;
  readonly authDate: number;
  readonly chatInstance: string;
  readonly startParam?: string;
  readonly queryId?: string;
}

/** Signs launch data for one bot, as the platform does. */
export interface LaunchDataSigner {
  /** initData as a query string, with `hash` (HMAC) and `signature` (Ed25519) fields. */
  sign(facts: LaunchFacts): string;
  /** The raw 32-byte Ed25519 key, in hex, with which third parties check `signature`. */
  readonly publicKey: string;
}

// PKCS#8 prefix of an Ed25519 private key; the 32 bytes of the seed follow.
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Creates the signer of a bot's token; the third-party key is made from the token too, so that runs agree. */
export function createLaunchDataSigner(token: string): LaunchDataSigner {
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const seed = createHmac('sha256', 'third-party key').update(token).digest();
  const privateKey = createPrivateKey({
    key: Buffer.concat([ed25519Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const botId = token.split(':')[0] ?? '';
  return {
    publicKey: createPublicKey(privateKey)
      .export({ format: 'der', type: 'spki' })
      .subarray(-32)
      .toString('hex'),
    sign: (facts) => {
      const fields = fieldsOf(facts);
      fields.signature = thirdPartySignature(fields, botId, privateKey);
      // The hash covers every other field, including the signature.
      fields.hash = createHmac('sha256', secret).update(checkString(fields)).digest('hex');
      return new URLSearchParams(fields).toString();
    },
  };
}

function fieldsOf({
  user,
  allowsWriting = true,
  authDate,
  chatInstance,
  startParam,
  queryId,
}: LaunchFacts): Record<string, string> {
  const { is_bot: _, ...person } = user;
  return {
    ...(queryId === undefined ? {} : { query_id: queryId }),
    user: JSON.stringify({ ...person, ...(allowsWriting ? { allows_write_to_pm: true } : {}) }),
    chat_instance: chatInstance,
    chat_type: 'private',
    ...(startParam === undefined ? {} : { start_param: startParam }),
    auth_date: String(authDate),
  };
}

function checkString(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
}

function thirdPartySignature(
  fields: Readonly<Record<string, string>>,
  botId: string,
  key: KeyObject,
): string {
  return sign(null, Buffer.from(`${botId}:WebAppData\n${checkString(fields)}`), key).toString('base64url');
}
