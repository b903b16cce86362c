import type { State } from '../ledger/state.ts';
import type { ApiName } from './access.ts';
import type { NodeView } from './nodeView.ts';
import { Subscriptions } from './subscriptions.ts';

/** One connection: its API ids and its subscriptions. */
export class Session {
  readonly view: NodeView;
  readonly subscriptions: Subscriptions;
  readonly #allowed: readonly ApiName[];
  /** The API behind each id; 0 and 1 are given at connect (graphene application.cpp new_connection). */
  readonly #apis: ApiName[] = ['database', 'login'];

  constructor(
    view: NodeView,
    allowed: readonly ApiName[],
    sendNotice: (callback: number, argument: unknown) => void,
  ) {
    this.view = view;
    this.#allowed = allowed;
    this.subscriptions = new Subscriptions(view, sendNotice);
  }

  get state(): State {
    return this.view.state;
  }

  allowedApis(): ApiName[] {
    return this.#allowed.filter((api) => this.isAllowed(api));
  }

  isAllowed(api: ApiName): boolean {
    const denied: readonly ApiName[] = this.view.faults.settings.deniedApis;
    return this.#allowed.includes(api) && !denied.includes(api);
  }

  /** The id of an API on this connection; the next free one at the first request. */
  idOf(api: ApiName): number {
    const known = this.#apis.indexOf(api);
    return known >= 0 ? known : this.#apis.push(api) - 1;
  }

  /** The API behind an id of this connection. */
  apiOf(id: number): ApiName | undefined {
    return this.#apis[id];
  }

  close(): void {
    this.subscriptions.close();
  }
}
