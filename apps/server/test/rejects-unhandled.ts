// For `node --import`: at SIGUSR2 a promise is rejected that nobody handles.
import process from 'node:process';

process.on('SIGUSR2', () => {
  void Promise.reject(new Error('nobody handles this', { cause: new Error('the line is cut') }));
});
