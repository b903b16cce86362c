import { checkLaunchData } from '@xbts/bot/src/server/plugins/launchData.ts';
import { readPayToken, writePayScreen } from '@xbts/shared/services/payScreen.ts';
import { readStartParam } from '@xbts/shared/services/startParam.ts';
import { readPaymentText } from '../../../miniapp/src/features/recipients/model/pastedPayment.ts';
import { readPaymentQuery } from '../../../miniapp/src/features/recipients/model/paymentLink.ts';
import { readBackup, writeBackup } from '../../../miniapp/src/signer/worker/vault/backup.ts';
import type { VaultAccount } from '../../../miniapp/src/signer/worker/vault/content.ts';
import {
  type Envelope,
  readEnvelope,
  writeEnvelope,
} from '../../../miniapp/src/signer/worker/vault/envelope.ts';
import { openLegacyStore } from '../../../miniapp/src/signer/worker/vault/legacyStore.ts';
import { readWalletFile } from '../../../miniapp/src/signer/worker/walletFile/walletFile.ts';
import type { Random } from '../../devnet/world/random.ts';
import type { FuzzInput } from './fuzzInput.ts';
import { spoilJson, spoilText } from './spoil.ts';

const spoilOften = (random: Random, text: string): string => {
  let spoiled = text;
  for (let faults = random.between(1, 4); faults > 0; faults -= 1) spoiled = spoilText(random, spoiled);
  return spoiled;
};

const payments = [
  'https://app.example/transfer?to=alice-trader7&asset=XBTSX.STH&amount=12.5&memo=%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82',
  '/send?to=1.2.18&amount=0.00001',
  'alice-trader7',
  'https://t.me/xbts_bot?startapp=--pay-YWxpY2UtdHJhZGVyN3xCVFM',
  '🧾 Payment request\n10 BTS to alice-trader7\n“coffee”\nOpen until 1 Dec',
  'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=0x52908400098527886E0F7030069857D2E4169EE7',
];
const startParams = [
  'alice-trader7',
  'alice-trader7_0123456789abcdef--pools',
  '--pool-BTSSTHPOOL',
  '--pay-YWxpY2U',
];
const payScreen = writePayScreen({ to: 'alice-trader7', asset: 'BTS', amount: '1', memo: 'thanks' }) ?? '';

const hex = (bytes: number) => 'a1'.repeat(bytes);
const envelope: Omit<Envelope, 'checksum'> = {
  version: 2,
  slots: [
    {
      kind: 'pin',
      kdf: 'PBKDF2-HMAC-SHA384',
      rounds: 1,
      salt: hex(32),
      device: hex(16),
      iv: hex(12),
      wrapped: hex(48),
    },
  ],
  iv: hex(12),
  sealed: hex(40),
};

/** The content of a backup of one account, for spoiling: its key opens nothing. */
const backedUp = {
  accounts: [{ id: '1.2.18', name: 'alice-trader7', keys: {} }],
  madeAt: 1,
  parts: { contacts: { version: 1, state: { contacts: [] } } },
};

/** Sealed like in the product, in one round: the fault is behind the password. */
async function readSpoiledBackup(random: Random): Promise<void> {
  if (random.next() < 0.5) {
    const text = await writeBackup({ ...backedUp, accounts: [] }, 'open sesame', 1);
    await readBackup(spoilOften(random, text), 'open sesame');
    return;
  }
  const spoiled = spoilJson(random, backedUp) as { accounts: VaultAccount[]; madeAt: number; parts: object };
  await readBackup(await writeBackup({ ...spoiled, parts: {} }, 'open sesame', 1), 'open sesame');
}

const walletJson = {
  wallet: [{ encryption_key: hex(48), encrypted_brainkey: hex(64), brainkey_sequence: 3, chain_id: hex(32) }],
  private_keys: [{ encrypted_key: hex(48), pubkey: 'BTS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV' }],
  linked_accounts: [{ name: 'alice-trader7' }],
};

const launchData = (token: string) =>
  `query_id=AAE&user=${encodeURIComponent('{"id":7,"first_name":"Alice","language_code":"en"}')}&auth_date=1&hash=${hex(32)}&start_param=${token.slice(0, 3)}`;

export const textInputs: readonly FuzzInput[] = [
  { name: 'payment links', feed: (random) => readPaymentText(spoilOften(random, random.pick(payments))) },
  { name: 'payment queries', feed: (random) => readPaymentQuery(spoilOften(random, random.pick(payments))) },
  {
    name: 'start parameters',
    feed: (random) => readStartParam(spoilOften(random, random.pick(startParams))),
  },
  {
    name: 'payments within a start parameter',
    feed: (random) => readPayToken(spoilOften(random, payScreen.slice(4))),
  },
  {
    name: 'launch data',
    feed: (random) =>
      checkLaunchData(spoilOften(random, launchData('123:token')), { token: '123:token', now: 1_000 }),
  },
  {
    name: 'vault envelopes',
    feed: (random) => {
      const text = writeEnvelope(envelope);
      readEnvelope(
        random.next() < 0.5 ? spoilOften(random, text) : JSON.stringify(spoilJson(random, JSON.parse(text))),
      );
    },
  },
  { name: 'backups', feed: readSpoiledBackup },
  {
    name: 'wallet files',
    feed: (random) => {
      const text = JSON.stringify(spoilJson(random, walletJson));
      return readWalletFile(
        new TextEncoder().encode(random.next() < 0.5 ? text : spoilText(random, text)),
        'sesame',
      );
    },
  },
  {
    name: 'stores of the earlier app',
    feed: (random) =>
      openLegacyStore(
        JSON.stringify(
          spoilJson(random, { state: { account: { name: 'alice', secret: `U2FsdGVkX1${'a'.repeat(54)}` } } }),
        ),
        '1234',
      ),
  },
];
