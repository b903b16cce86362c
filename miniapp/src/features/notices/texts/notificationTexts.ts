import type { OfferedNotice } from '@xbts/shared/services/subscription.ts';
import type { Language } from '../../../platform/i18n/languages.ts';

/** The words of the screen 'Tell me about payouts'; beside the main table, so that they are loaded with that screen. */
export interface NotificationTexts {
  title: string;
  hint: string;
  outside: string;
  openBot: string;
  consent: string;
  /** Above the choices. */
  about: string;
  kinds: Record<OfferedNotice, string>;
  muted: string;
  /** Above the watched accounts. */
  accounts: string;
  accountsFooter: string;
  subscribe(account: string): string;
  needsKey(account: string): string;
  chooseOne: string;
  subscribed(account: string): string;
  forget: string;
  forgotten: string;
}

const en: NotificationTexts = {
  title: 'Tell me about payouts',
  hint: 'Messages from the bot',
  outside: 'The bot writes to you in the messenger. Open the app from the chat with the bot to turn this on.',
  openBot: 'Open the bot',
  consent:
    'The bot’s server stores your messenger id, your language, the names of the accounts below and these choices, and writes to you about them. A key of your account signs that it is yours; the key stays on this device. “Delete everything” here, or /stop in the chat, removes it all.',
  about: 'Tell me about',
  kinds: {
    payout: 'SmartHolder payouts',
    incomingTransfer: 'Incoming transfers',
    stakeMatured: 'Stakes that have matured',
  },
  muted: 'Mute all',
  accounts: 'Watched accounts',
  accountsFooter: 'Remove one with /accounts in the chat with the bot.',
  subscribe: (account) => `Tell me about ${account}`,
  needsKey: (account) =>
    `${account} is here to look at only. Log in with its password or key to show that it is yours.`,
  chooseOne: 'Choose at least one.',
  subscribed: (account) => `The bot will tell you about ${account}.`,
  forget: 'Delete everything',
  forgotten: 'Everything the bot kept about you is deleted.',
};

const ru: NotificationTexts = {
  title: 'Сообщать о выплатах',
  hint: 'Сообщения от бота',
  outside: 'Бот пишет вам в мессенджере. Чтобы включить это, откройте приложение из чата с ботом.',
  openBot: 'Открыть бота',
  consent:
    'Сервер бота хранит ваш ID в мессенджере, язык, имена аккаунтов ниже и эти настройки, чтобы писать вам о них. Ключ аккаунта подписывает, что аккаунт ваш; сам ключ остаётся на устройстве. «Удалить всё» здесь или /stop в чате убирает всё.',
  about: 'Сообщать мне',
  kinds: {
    payout: 'Выплаты SmartHolder',
    incomingTransfer: 'Входящие переводы',
    stakeMatured: 'Истёкшие сроки стейков',
  },
  muted: 'Без уведомлений',
  accounts: 'Отслеживаемые аккаунты',
  accountsFooter: 'Убрать аккаунт: /accounts в чате с ботом.',
  subscribe: (account) => `Сообщать об аккаунте ${account}`,
  needsKey: (account) =>
    `${account} открыт только для просмотра. Войдите по паролю или ключу, чтобы показать, что он ваш.`,
  chooseOne: 'Выберите хотя бы одно.',
  subscribed: (account) => `Бот будет сообщать об аккаунте ${account}.`,
  forget: 'Удалить всё',
  forgotten: 'Всё, что бот хранил о вас, удалено.',
};

const zh: NotificationTexts = {
  title: '派息通知',
  hint: '来自机器人的消息',
  outside: '机器人会在聊天应用中给您发消息。请从与机器人的聊天中打开应用来开启。',
  openBot: '打开机器人',
  consent:
    '机器人的服务器会保存您的聊天应用 ID、语言、下列账户名和这些选项，并据此向您发送消息。账户密钥会签名证明账户属于您；密钥保留在本设备上。在此点击“全部删除”或在聊天中发送 /stop 即可删除全部数据。',
  about: '通知内容',
  kinds: { payout: 'SmartHolder 派息', incomingTransfer: '收到转账', stakeMatured: '质押到期' },
  muted: '全部静音',
  accounts: '关注的账户',
  accountsFooter: '在与机器人的聊天中用 /accounts 移除账户。',
  subscribe: (account) => `通知我 ${account} 的动态`,
  needsKey: (account) => `${account} 仅供查看。请用密码或密钥登录以证明账户属于您。`,
  chooseOne: '请至少选择一项。',
  subscribed: (account) => `机器人将通知您 ${account} 的动态。`,
  forget: '全部删除',
  forgotten: '机器人保存的关于您的一切均已删除。',
};

const texts: Readonly<Record<Language, NotificationTexts>> = { en, ru, zh };

/** The words in a language. */
export const notificationTexts = (language: Language): NotificationTexts => texts[language];
