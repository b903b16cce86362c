import type { Message } from 'grammy/types';

/** A private key, or a generated password: P and a private key. By its form alone: a mistyped one is nearly a key. */
const key =
  /(?<![A-Za-z0-9])P?(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?![A-Za-z0-9])/u;

const names =
  'pass ?word|pass ?phrase|private key|secret key|seed(?: phrase)?|парол[ья]|приватный ключ|секретный ключ|сид-?фраза|密码|私钥|助记词';
/** 'password: …' to the end of its line, or 'my password is …' with a digit or a sign in it. */
const named = new RegExp(
  `(?:${names})\\s*(?:[:=：]\\s*\\S{4,}\\s*$|(?:is|это|—|-|是)\\s*(?=\\S*(?:\\d|[!@#$%^&*]\\S))\\S{4,})`,
  'imu',
);
const pin = /(?<![\p{L}\p{N}])(?:pin|пин)[-\s]*(?:code|код|码)?\s*(?:is|это|是|[:=：—-])?\s*\d{4,12}(?!\d)/iu;
/** Nothing that the bot asks for is answered by a bare number of this many digits. */
const bareNumber = /^\s*\d{4,8}\s*$/u;
/** Small and capital letters, digits and signs in one word, which is no address, name or tag. */
const strongWord = /^(?![@#])(?=\S*\p{Ll})(?=\S*\p{Lu})(?=\S*\d)(?=\S*[!@#$%^&*()+=?])[^\s/:.]{8,64}$/u;

/** Lengths of word lists that open a wallet: BIP-39 has 12 to 24, a brain key of this chain has 16. */
const listLengths: ReadonlySet<number> = new Set([12, 15, 16, 18, 21, 24]);
/** Words that sentences have and those lists have not. */
const ofSentences = new Set(
  'the and you for are was not but from please his her our has had did does were been your their which because could would should'.split(
    ' ',
  ),
);

function isWordList(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (!listLengths.has(words.length) || !words.every((word) => /^[A-Za-z]{3,12}$/u.test(word))) return false;
  return !words.some((word) => ofSentences.has(word.toLowerCase()));
}

/** Files that open a wallet: the app's own backup, and the wallet files of older ones. */
const secretFile = /^xbts-backup.*\.json$|\.bin$/iu;

/**
 * Whether a message holds what opens a wallet: a key, a password, a PIN, a list of words, a backup. In a group only a key counts: people talk there
 * of numbers and passwords of other things.
 */
export function holdsSecret({ text = '', caption = '', document, chat }: Partial<Message>): boolean {
  if (chat !== undefined && chat.type !== 'private') return key.test(text) || key.test(caption);
  if (secretFile.test(document?.file_name ?? '')) return true;
  // A command may be typed before it.
  return [text, caption].some((said) => isSecret(said.replace(/^\/\w+(?:@\w+)?\s*/u, ''), said));
}

function isSecret(said: string, whole: string): boolean {
  const isBare =
    said === whole && (bareNumber.test(said) || strongWord.test(said.trim()) || isWordList(said));
  return isBare || [key, named, pin].some((form) => form.test(said));
}
