/** The transfer in another wallet's link or code. */
export interface TransferLink {
  /** 'BTC', 'ETH', 'TON': a coin with its own network, or a network; '' when the text names none. */
  readonly network: string;
  /** '' when the link asks for more than an address and a memo, which is not supported here. */
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

/** Networks by their number in ethereum: links (EIP-155). */
const chains: Readonly<Record<string, string>> = { '1': 'ETH', '56': 'BSC' };

/** Coins whose links may contain a text for the payer, which is no memo (BIP 21). */
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
/** Parameters that a wallet must refuse when unsupported: requirements of BIP 21, a TON message in bytes. */
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

/**
 * The payee of an ethereum: link is its target; for token transfers it is a parameter, and the target is the token's
 * contract.
 */
function ethereumLink(target: string, own: string, query: string | undefined): TransferLink {
  const [, to = '', chain, call] = ETHEREUM.exec(target) ?? [];
  const network = chain === undefined ? own : (chains[chain] ?? `EVM ${chain}`);
  const address = call === undefined ? to : call === 'transfer' ? (paramsOf(query).get('address') ?? '') : '';
  return withMemo({ network, address, query });
}

/** The parameters by lower-case names: an upper-case QR code has upper-case names. A plus is a plus (RFC 3986). */
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
