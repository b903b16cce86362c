import { build, type Rolldown } from 'vite';

/** The text of a script that shares no file with the app and does not wait for one. */
export async function bundledApart(entry: string, target = 'es2022'): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = [output].flat() as [Rolldown.RolldownOutput];
  return chunk.code;
}
