import type { TextsIn } from '../../../platform/i18n/textKeys.ts';
import type { networkEn } from './en.ts';

export const networkRu: TextsIn<typeof networkEn, 'one' | 'few' | 'many' | 'other'> = {
  intro: 'Сколько сеть берёт за каждую операцию сейчас. Биржа ничего не добавляет.',
  search: 'Поиск по операции или номеру',
  none: 'Операции не найдены',
  free: 'бесплатно',
  operation: '{{name}} · {{type}}',
  source:
    'Комиссии получены из блокчейна в {{time}}. Пересчёт по цене {{symbol}} от сервиса цен, полученной в {{priced}}.',
  sourceUnpriced: 'Комиссии получены из блокчейна в {{time}}. Цены {{symbol}} сейчас нет.',
  lifetimeTitle: 'Пожизненные участники',
  lifetime:
    'Пожизненным участникам возвращается {{percent}}\u00a0% каждой комиссии на баланс с постепенной разблокировкой, сети остаётся {{network}}\u00a0%. У остальных эта часть уходит тем, кто их зарегистрировал и пригласил.',
  partsTitle: 'Из чего складывается комиссия',
  'group.general': 'Общие',
  'group.asset': 'Активы',
  'group.market': 'Рынок',
  'group.business': 'Бизнес',
  'group.pool': 'Пулы',
  'part.premium_account': 'Премиум-аккаунт',
  'part.basic_fee': 'Базовая комиссия',
  'part.price_per_kbyte': 'За килобайт',
  'part.price_per_byte': 'За байт',
  'part.price_per_output': 'За получателя',
  'part.fee_per_day': 'За день',
  'part.membership_annual_fee': 'На год',
  'part.membership_lifetime_fee': 'Навсегда',
  'part.symbol3': 'Символ из 3 знаков',
  'part.symbol4': 'Символ из 4 знаков',
  'part.long_symbol': 'Символ длиннее',
  'explain.basic':
    'Обычный аккаунт: имя с цифрой, точкой, дефисом или без гласных. Комиссию за вас платит сервис регистрации.',
  'explain.premium':
    'Премиум-аккаунт: имя только из букв, например anna. Оно намного дороже, чтобы такие имена не скупали. Это приложение таких аккаунтов не создаёт.',
  'explain.kbyte':
    'За килобайт (1024 байта): добавляется по размеру. В переводе считается только мемо, без него эта часть нулевая. При создании аккаунта или актива считаются все байты.',
  'explain.asset': 'Чем короче символ актива, тем дороже его создать.',
  'explain.other':
    'Комиссию можно платить и другим активом по его курсу к основной монете, пока в его пуле комиссий есть средства.',

  'settings.nodes': 'Узлы сети',
  'settings.nodesHint':
    'Приложение само выбирает самый быстрый узел. Нажмите на узел, чтобы предпочесть его.',
  'settings.nodeConnecting': 'подключается…',
  'settings.nodeActive': 'используется',
  'settings.nodeStandby': 'готов',
  'settings.nodeRefused.wrong_chain': 'не используется: другая сеть',
  'settings.nodeRefused.ahead': 'не используется: его время впереди других узлов',
  'settings.nodeRefused.behind': 'не используется: отстаёт от других узлов',
  'settings.nodeRefused.silent': 'не используется: постоянно не отвечает',
  'settings.nodeRefused.contradicted': 'не используется: противоречит двум другим узлам',
  'settings.nodeRefused.garbage': 'не используется: шлёт лишнее или нечитаемое',
  'settings.latency': '{{ms}}\u00a0мс',
  'settings.explorerHint': 'Показывает последний блок рядом с узлами. Подпись никогда на него не опирается.',
  'settings.nodeBlock': 'блок {{number}}',
  'settings.nodeNotFit': 'Этот узел сейчас не подходит. Остаёмся на прежнем.',

  'own.title': 'Свой узел',
  'own.label': 'Адрес узла',
  'own.hint': 'Перед сохранением приложение проверит, из какой он сети.',
  'own.add': 'Проверить и добавить',
  'own.malformed': 'Это не адрес узла. Он должен начинаться с wss:// или ws://.',
  'own.known': 'Этот узел уже в списке.',
  'own.added': 'Узел добавлен.',
  'own.remove': 'Удалить {{url}}',
  'own.removed': 'Узел удалён.',
};
