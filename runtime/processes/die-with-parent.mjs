// Imported into every process that the starter starts (`node --import`). When the starter ends, even by kill -9, the
// IPC channel between them closes and this process ends too: first gracefully, then at once.
const PATIENCE_MS = 1200;

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    // A server that listens for SIGTERM finishes its requests; any other program ends here.
    if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
    else process.exit(1);
  });
  // The channel must not keep a process alive that has nothing else to do.
  process.channel.unref();
}
