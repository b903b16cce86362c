// Loaded into a child process (`node --import`) so that it ends when the process that started it is gone, however that ended.
const checkMs = 1000;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, checkMs).unref();
