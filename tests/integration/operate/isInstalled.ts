import { spawnSync } from 'node:child_process';

/** Whether a program of the machine can be run here: tests of what operators put beside the bot are skipped without it. */
export const isInstalled = (program: 'nginx' | 'caddy' | 'promtool' | 'pgbouncer'): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
