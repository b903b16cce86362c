import type { FetchJson, JsonAnswer } from '@xbts/shared/services/fetchJson.ts';
import { isGathered, togetherPath } from '@xbts/shared/services/togetherPath.ts';

type Answers = Readonly<Record<string, JsonAnswer | null | undefined>>;

/** Requests as `ask` sends them, but those of one moment that can be asked together go out as one. */
export function gatherReads(ask: FetchJson): FetchJson {
  const paths: string[] = [];
  let answers: Promise<Answers>;

  async function askTogether(): Promise<Answers> {
    await new Promise((resolve) => setTimeout(resolve));
    const asked = [...new Set(paths.splice(0))].sort();
    if (asked.length < 2) return {};
    const { body } = await ask({ method: 'GET', path: togetherPath(asked) });
    return Object.fromEntries(asked.map((path, index) => [path, Object(body)[index]]));
  }

  return async (request) => {
    const { path } = request;
    if (!isGathered(path)) return ask(request);
    if (paths.push(path) === 1) answers = askTogether();
    // Not ready yet, or a server that knows no such thing: it is asked for alone.
    return (await answers)[path] ?? ask(request);
  };
}
