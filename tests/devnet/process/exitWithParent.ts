// Loaded into a child process (`node --import`) so that it ends when its parent process is gone, for any reason.
const checkMs = 1000;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, checkMs).unref();
