/** A person who chats with the bot, in the Bot API's own shape of a User. */
export interface ChatUser {
  readonly id: number;
  readonly is_bot: false;
  readonly first_name: string;
  readonly last_name?: string;
  readonly username?: string;
  readonly language_code: string;
}

/** The people of the development network's messenger; their names follow the accounts of the seeded chain. */
export const chatUsers: readonly ChatUser[] = [
  {
    id: 7001001,
    is_bot: false,
    first_name: 'Alice',
    last_name: 'Reed',
    username: 'alice_reed',
    language_code: 'en',
  },
  { id: 7001002, is_bot: false, first_name: 'Bob', username: 'bob_holds', language_code: 'en' },
  { id: 7001003, is_bot: false, first_name: 'Карина', last_name: 'Осипова', language_code: 'ru' },
  { id: 7001004, is_bot: false, first_name: '大伟', username: 'dawei_new', language_code: 'zh-hans' },
  // Not every client names an app language we have, and a name may contain characters that HTML must not interpret.
  { id: 7001005, is_bot: false, first_name: 'Zoë <b>&</b>', username: 'zoe_k', language_code: 'de' },
];
