/** Texts of the screen 'Tell me about payouts', in English. {{name}} is filled in. */
export const noticesEn = {
  title: 'Tell me about payouts',
  hint: 'Messages from the bot',
  outside: 'The bot writes to you in the messenger. Open the app from the chat with the bot to turn this on.',
  toWhom:
    'The bot will write to {{name}} in the messenger (id {{id}}). If that is not you, open the app from your own chat with the bot.',
  consent:
    'The bot’s server stores your messenger id, your language, the names of the accounts below with their open orders, and these choices, and writes to you about them. A key of your account signs that it is yours; the key stays on this device. “Delete everything” here, or /stop in the chat, removes it all.',
  about: 'Tell me about',
  'kinds.payout': 'SmartHolder payouts',
  'kinds.incomingTransfer': 'Incoming transfers',
  'kinds.depositCredited': 'Deposits credited',
  'kinds.stakeMatured': 'Stakes and locked balances that are free',
  'kinds.orderChanged': 'Orders filled, expired or cancelled',
  muted: 'Mute all',
  quiet: 'Quiet time',
  quietOn: 'No messages at night',
  quietFrom: 'Begins at',
  quietTo: 'Ends at',
  quietFooter: 'Whatever comes meanwhile is told at the end of that time. Time zone: {{zone}}.',
  findable: 'Found by contacts',
  findableOn: 'Let contacts find these accounts',
  findableFooter:
    'Whoever chooses you as a contact in the chat with the bot sees their names, and so what the chain shows of them. Switched off, it is forgotten at once; what was told before stays in their chats.',
  accounts: 'Watched accounts',
  accountsFooter: 'Remove one with /accounts in the chat with the bot.',
  subscribe: 'Tell me about {{account}}',
  needsKey: '{{account}} is here to look at only. Log in with its password or key to show that it is yours.',
  chooseOne: 'Choose at least one.',
  subscribed: 'The bot will tell you about {{account}}.',
  forget: 'Delete everything',
  forgotten: 'Everything the bot kept about you is deleted.',
} as const;
