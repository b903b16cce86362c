import { createHash } from 'node:crypto';

interface AddressForm {
  /** The gateway's pattern for an address of the network. */
  readonly valid: RegExp;
  /** Makes an address in the network's form from 64 hexadecimal digits. */
  readonly make: (digest: string) => string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const spelled = (digest: string, alphabet: string, length: number) =>
  Array.from({ length }, (_, index) => {
    const byte = Number.parseInt(digest.slice((index * 2) % 62, ((index * 2) % 62) + 2), 16);
    return alphabet[(byte + index) % alphabet.length];
  }).join('');

const hexForm: AddressForm = {
  valid: /^0x[0-9a-fA-F]{40}$/,
  make: (digest) => `0x${digest.slice(0, 40)}`,
};

const base58Form = (prefix: string, length: number): AddressForm => ({
  valid: new RegExp(`^${prefix}[1-9A-HJ-NP-Za-km-z]{${length}}$`),
  make: (digest) => prefix + spelled(digest, base58, length),
});

/** By wallet type. The local gateway checks only the form. */
const forms: Readonly<Record<string, AddressForm>> = {
  btc: {
    valid: /^(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
    make: (digest) => `bc1q${spelled(digest, bech32, 38)}`,
  },
  ltc: {
    valid: /^(?:ltc1[02-9ac-hj-np-z]{11,71}|[LM][1-9A-HJ-NP-Za-km-z]{26,33})$/,
    make: (digest) => `ltc1q${spelled(digest, bech32, 38)}`,
  },
  doge: base58Form('D', 33),
  sth: base58Form('S', 32),
  waves: base58Form('3P', 33),
  hive: { valid: /^[a-z][a-z0-9.-]{2,15}$/, make: () => 'xbts-gate' },
  eos: { valid: /^[a-z1-5.]{1,12}$/, make: () => 'xbtsgateeos1' },
  ton: {
    valid: /^(?:EQ|UQ)[A-Za-z0-9_-]{46}$/,
    make: () => `EQ${spelled('5a'.repeat(32), letters, 46)}`,
  },
  eth: hexForm,
  bsc: hexForm,
  payeer: { valid: /^P\d{7,12}$/, make: (digest) => `P10${BigInt(`0x${digest}`) % 100_000_000n}` },
};

/** True if the gateway accepts it as an address of the network; false for an unknown network. */
export function isAddressOf(walletType: string, address: string): boolean {
  return forms[walletType]?.valid.test(address) ?? false;
}

/** The deposit address of an account, the same each time; with a memo if one address serves everybody. */
export function depositAddressOf(
  walletType: string,
  account: string,
  hasMemo: boolean,
): { inputAddress: string; inputMemo?: string } {
  const digest = createHash('sha256').update(`${walletType} ${account}`).digest('hex');
  const inputAddress = forms[walletType]?.make(digest) ?? '';
  if (!hasMemo) return { inputAddress };
  return { inputAddress, inputMemo: String(BigInt(`0x${digest.slice(0, 12)}`) % 1_000_000_000n) };
}
