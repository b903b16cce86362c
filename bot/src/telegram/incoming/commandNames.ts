import { en } from '../texts/en.ts';
import type { BotCommand } from '../texts/texts.ts';

/** Commands that are answered in groups too; all others concern one person. */
export const groupCommands: ReadonlySet<string> = new Set<BotCommand>([
  'start',
  'wallet',
  'pools',
  'stake',
  'price',
  'fees',
  'support',
  'help',
]);

/** Every command there is, with second names. */
const commandNames: ReadonlySet<string> = new Set([...Object.keys(en.commands), 'alerts', 'forget']);

/** Commands that are answered in a private chat alone. */
export const personalCommands: readonly string[] = [...commandNames].filter(
  (name) => !groupCommands.has(name),
);

/** Words that people write for a command, in their language or as other bots have it. */
const otherNames: Readonly<Record<string, BotCommand>> = {
  balance: 'wallet',
  баланс: 'wallet',
  кошелёк: 'wallet',
  кошелек: 'wallet',
  钱包: 'wallet',
  余额: 'wallet',
  пулы: 'pools',
  资金池: 'pools',
  стейкинг: 'stake',
  质押: 'stake',
  prices: 'price',
  цена: 'price',
  курс: 'price',
  价格: 'price',
  комиссии: 'fees',
  手续费: 'fees',
  settings: 'notify',
  notifications: 'notify',
  уведомления: 'notify',
  настройки: 'notify',
  通知: 'notify',
  设置: 'notify',
  аккаунты: 'accounts',
  账户: 'accounts',
  ордера: 'orders',
  订单: 'orders',
  оповещения: 'alert',
  提醒: 'alert',
  язык: 'language',
  语言: 'language',
  поддержка: 'support',
  客服: 'support',
  помощь: 'help',
  帮助: 'help',
};

/** The command that a word names, in whatever letters; undefined for any other word. */
export function commandNamed(word: string): string | undefined {
  const name = word.toLowerCase();
  return commandNames.has(name) ? name : otherNames[name];
}
