/** A line whose changes no test could detect, and the reason. */
interface Equivalent {
  readonly file: string;
  /** The line, trimmed. */
  readonly line: string;
  readonly why: string;
}

/** Lines that are not changed: the mutants of each would be equivalent. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'bot/src/notices/alerts/countedQuotes.ts',
    line: 'return moved <= JUMP;',
    why: 'a quotient near one, less one, is never exactly the double nearest to a tenth.',
  },
  {
    file: 'bot/src/notices/kinds/orderChanged.ts',
    line: 'left: String(order.left < 0n ? 0n : order.left),',
    why: 'nothing left is none, whichever of the two says so.',
  },
  {
    file: 'bot/src/notices/sender/deliver.ts',
    line: 'const isChannel = notice.uid < 0;',
    why: 'no chat has the number 0.',
  },
  {
    file: 'bot/src/notices/sender/deliver.ts',
    line: 'const outcome = { id, attempt, waitMs: 0, code: null };',
    why: 'what is done with is not looked at again, however soon.',
  },
  {
    file: 'bot/src/notices/sender/pace.ts',
    line: 'if (planned !== undefined && planned > clock.now()) await clock.sleep(planned - clock.now(), signal);',
    why: 'nothing is slept where it is due this very moment.',
  },
  {
    file: 'miniapp/src/features/transactions/model/reviewParties.ts',
    line: 'if (payer === undefined) throw unknown;',
    why: 'the payer is the first of all that were found.',
  },
  {
    file: 'miniapp/src/signer/worker/handler.ts',
    line: 'let locks = 0;',
    why: 'that another number stands here after a lock is all that is asked of it.',
  },
  { file: 'miniapp/src/signer/worker/handler.ts', line: 'locks += 1;', why: 'any other number would do.' },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: 'await Promise.all(STORES.map((store) => transaction.objectStore(store).clear()));',
    why: 'whoever began the transaction waits for its end.',
  },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: 'await noteTry(transaction, verdict, now);',
    why: 'the transaction ends after all its work.',
  },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: "await transaction.store.put(fresh, 'current');",
    why: 'the transaction ends after all its work, and what fails in it fails its end.',
  },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: "await transaction.store.put(next, 'current');",
    why: 'the transaction ends after all its work, and what fails in it fails its end.',
  },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: 'const outcome = await work(transaction);',
    why: 'what is given back is waited for, and the transaction ends after all its work.',
  },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: 'const verdict = await judgeIn(transaction, 0);',
    why: 'no try is asked for, and the count alone says whether all is removed.',
  },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: "if (noted !== undefined) await store.put({ failed: noted.failed, lastAt: now }, 'current');",
    why: 'whoever began the transaction waits for its end.',
  },
  {
    file: 'miniapp/src/signer/worker/vault/storage.ts',
    line: "if (verdict.state === 'over') await clearIn(transaction);",
    why: 'whoever began the transaction waits for its end.',
  },
  {
    file: 'miniapp/src/signer/worker/walletFile/unpackLzma.ts',
    line: 'const MOST_PROPERTIES = 0x7f;',
    why: 'the next byte asks for too many literal bits besides.',
  },
  {
    file: 'shared/src/actions/watchOrderBook.ts',
    line: '#isTold = false;',
    why: 'it is said when a connection begins, and nothing is read before.',
  },
  {
    file: 'shared/src/amm/fees.ts',
    line: 'if (!fees.chargesMarketFee) return { percent: 0n, most: 0n };',
    why: 'either of the two alone makes it nothing.',
  },
  {
    file: 'shared/src/amounts/shareOfBalance.ts',
    line: 'const spendable = balance > reserved ? balance - reserved : 0n;',
    why: 'where both are alike nothing is left.',
  },
  {
    file: 'shared/src/amounts/shareOfBalance.ts',
    line: 'return share < spendable ? share : spendable;',
    why: 'where both are alike either may be taken.',
  },
  {
    file: 'shared/src/client/nodePool.ts',
    line: 'if (used.connection !== connection) return;',
    why: 'a node that was left answers no more (Connection.retire); held all the same, since its head would be believed.',
  },
  {
    file: 'shared/src/ledger/pastPrices.ts',
    line: 'if ((days[middle]?.at ?? 0) <= at) low = middle + 1;',
    why: 'there is a day in the middle.',
  },
  {
    file: 'shared/src/market/book/orderBook.ts',
    line: 'if (known === undefined || side === null) return;',
    why: 'what is known stands on a side.',
  },
  {
    file: 'shared/src/market/execution/arrivals.ts',
    line: 'if (!isHittable(blocking, hopsLeft, [])) break;',
    why: 'none of those that are left would be wanted.',
  },
  {
    file: 'shared/src/market/execution/ladder.ts',
    line: 'const [paid = 0n, received = 0n, base] = [this.#paid[index], this.#received[index], this.#paid[at]];',
    why: 'there are sums before each order.',
  },
  {
    file: 'shared/src/market/execution/ladder.ts',
    line: 'const middle = (low + high + 1) >> 1;',
    why: 'any one between the two finds the same.',
  },
  {
    file: 'shared/src/market/execution/ladder.ts',
    line: 'if (base !== undefined && paid - base >= units) return;',
    why: 'one order more in the sums does no harm.',
  },
  {
    file: 'shared/src/market/execution/planBookStep.ts',
    line: 'const least = smallestOf(asked > beyondOwn ? asked : beyondOwn, most);',
    why: 'of two that are alike either is the larger.',
  },
  {
    file: 'shared/src/market/execution/planBookStep.ts',
    line: 'for (let count = fills.length; count > 1; count -= 1) {',
    why: 'that one fits is not asked.',
  },
  {
    file: 'shared/src/market/execution/planBookStep.ts',
    line: 'if (best === undefined) return 0;',
    why: 'what is sold has met an order.',
  },
  {
    file: 'shared/src/market/execution/planBookStep.ts',
    line: 'while (left > 0n && done.length < mostOrders) {',
    why: 'what the last one leaves is dust that buys nothing. No sale makes more orders, whatever an order leaves.',
  },
  {
    file: 'shared/src/market/execution/quoteExecution.ts',
    line: "const hasBooks = graph.venues.some(({ kind }) => kind === 'book');",
    why: 'of pools alone both searches find the same, of books alone one finds nothing.',
  },
  {
    file: 'shared/src/market/execution/quoteSwap.ts',
    line: 'if (coarse.size === 0) break;',
    why: 'without it the same plan is found again.',
  },
  {
    file: 'shared/src/market/execution/reach.ts',
    line: 'if (rate === 0) continue;',
    why: 'what is out of reach adds nothing.',
  },
  {
    file: 'shared/src/market/execution/receivedOver.ts',
    line: 'if (own.length > 0) pieces.push(ownPiece(own));',
    why: 'a piece of no venues gives back what it gets.',
  },
  {
    file: 'shared/src/market/execution/receivedOver.ts',
    line: 'if (state === undefined) return 0n;',
    why: 'each venue has its number.',
  },
  {
    file: 'shared/src/market/execution/receivedOver.ts',
    line: 'if (state === undefined) return 0n;',
    why: 'each venue has its number.',
  },
  {
    file: 'shared/src/market/execution/searchPath.ts',
    line: 'for (let hopsLeft = MAX_HOPS - 1; hopsLeft >= 0; hopsLeft -= 1) {',
    why: 'without this path, or with a shorter one, more is looked at and the same is found.',
  },
  {
    file: 'shared/src/market/marketOf.ts',
    line: 'const isBefore = difference === 0 ? one < other : difference < 0;',
    why: 'no market is of one asset alone.',
  },
  {
    file: 'shared/src/market/priceText.ts',
    line: 'return scaled >= against ? digits + 1 : digits;',
    why: 'of a power of ten it is but one zero more or less, which is not written.',
  },
  {
    file: 'shared/src/protocol/byteWriter.ts',
    line: 'const larger = new Uint8Array(Math.max(length, 2 * room.length));',
    why: 'how much room there is beyond what is needed only saves copies.',
  },
  {
    file: 'shared/src/services/hiddenCharacters.ts',
    line: '[0x200b, 0x200b],',
    why: '0x200c behind it is a joiner.',
  },
  {
    file: 'shared/src/services/hiddenCharacters.ts',
    line: 'const joins = (code: number | undefined): boolean => code !== undefined && code > 0x7f && !isJoiner(code);',
    why: '0x7f is hidden itself.',
  },
  {
    file: 'shared/src/staking/proof.ts',
    line: "return deviation < 0n ? 'less' : 'more';",
    why: 'without a deviation it is equal.',
  },
];
