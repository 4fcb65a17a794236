// Imported into every process the starter starts (`node --import`): when the starter is gone, even by kill -9,
// the channel between the two closes, and this process ends too. First politely, then at once.
const PATIENCE_MS = 1200;

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    // A server that listens for SIGTERM finishes what it is doing; anything else ends here.
    if (process.listenerCount('SIGTERM') > 0) process.emit('SIGTERM', 'SIGTERM');
    else process.exit(1);
  });
  // Listening must not keep a process alive that has nothing else to do.
  process.channel.unref();
}
