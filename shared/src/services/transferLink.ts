/** A transfer that another wallet's link or code asks for. */
export interface TransferLink {
  /** 'BTC', 'ETH', 'TON': a coin with a network of its own, or a network; '' where the text names none. */
  readonly network: string;
  /** '' where the link asks for more than an address and a memo, which can't be done here. */
  readonly address: string;
  readonly memo: string;
}

const networks: Readonly<Record<string, string>> = {
  bitcoin: 'BTC',
  bitcoincash: 'BCH',
  bsc: 'BSC',
  dash: 'DASH',
  doge: 'DOGE',
  dogecoin: 'DOGE',
  eos: 'EOS',
  ethereum: 'ETH',
  hive: 'HIVE',
  litecoin: 'LTC',
  smartchain: 'BSC',
  ton: 'TON',
  tonkeeper: 'TON',
  waves: 'WAVES',
};

/** Networks by the number that an ethereum: link names (EIP-155). */
const chains: Readonly<Record<string, string>> = { '1': 'ETH', '56': 'BSC' };

/** Where these coins' links say something to the payer, it is no memo (BIP 21). */
const withoutMemo = new Set(['BTC', 'BCH', 'DASH', 'DOGE', 'LTC']);
const memoKeys = [
  'memo',
  'text',
  'comment',
  'attachment',
  'tag',
  'dt',
  'destinationtag',
  'memo_id',
  'memoid',
  'paymentid',
  'payment_id',
  'message',
];
/** What a wallet has to refuse where it can't do it: must-haves of BIP 21, a message of TON in bytes. */
const mustDo = /^(?:req-|bin$)/u;

const TON_PAGE = /^https?:\/\/[^/?#]+\/transfer\/([EU]Q[\w+/-]{46})$/iu;
const ETHEREUM = /^(?:pay-)?([^@/]+)(?:@(\w+))?(?:\/(\w+))?$/u;

/** Reads 'bitcoin:…' (BIP 21), 'ethereum:…' (EIP-681), 'ton://transfer/…' and the like, or an address with a query; null for any other text. */
export function readTransferLink(text: string): TransferLink | null {
  const [body = '', query] = text.split(/\?(.*)/su);
  const [, page] = TON_PAGE.exec(body) ?? [];
  if (page !== undefined) return withMemo({ network: 'TON', address: page, query });
  const [, scheme = '', target = body] = /^([a-z]{2,20}):(?:\/\/)?(.*)$/isu.exec(body) ?? [];
  if (scheme === '') return query === undefined ? null : withMemo({ network: '', address: body, query });
  const network = networks[scheme.toLowerCase()] ?? (query === undefined ? undefined : scheme.toUpperCase());
  if (network === undefined) return null;
  if (network === 'ETH' || network === 'BSC') return ethereumLink(target, network, query);
  return withMemo({ network, address: target.replace(/^(?:transfer)?\//iu, ''), query });
}

/** The payee of an ethereum: link is its target, or where tokens move a parameter: the target is their contract then. */
function ethereumLink(target: string, own: string, query: string | undefined): TransferLink {
  const [, to = '', chain, call] = ETHEREUM.exec(target) ?? [];
  const network = chain === undefined ? own : (chains[chain] ?? `EVM ${chain}`);
  const address = call === undefined ? to : call === 'transfer' ? (paramsOf(query).get('address') ?? '') : '';
  return withMemo({ network, address, query });
}

/** The parameters by their names in small letters: a code in capitals has them in capitals. A plus is a plus (RFC 3986). */
function paramsOf(query = ''): Map<string, string> {
  const pairs = query.split('#', 1)[0]?.split('&') ?? [];
  return new Map(
    pairs.map((pair) => {
      const [key = '', value = ''] = pair.split(/=(.*)/su);
      return [key.toLowerCase(), decoded(value)];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

interface Parts {
  network: string;
  address: string;
  query: string | undefined;
}

function withMemo({ network, address, query }: Parts): TransferLink {
  const params = paramsOf(query);
  const keys = withoutMemo.has(network) ? memoKeys.filter((key) => key !== 'message') : memoKeys;
  const memos = new Set(keys.map((key) => params.get(key)?.trim() ?? '').filter((memo) => memo !== ''));
  const [memo = ''] = memos;
  const isPossible = memos.size < 2 && ![...params.keys()].some((key) => mustDo.test(key));
  return { network, address: isPossible ? address : '', memo };
}
