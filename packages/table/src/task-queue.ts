/** Does one task at a time, in the order in which they came. A task that waits for nothing is done when `add` returns. */
export class TaskQueue {
  readonly #waiting: (() => Promise<void> | undefined)[] = [];
  #isBusy = false;

  add<T>(task: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          const result = task();
          if (result instanceof Promise) return result.then(resolve, reject);
          resolve(result);
        } catch (error) {
          reject(error);
        }
        return undefined;
      });
      this.#work();
    });
  }

  #work(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let task = this.#waiting.shift(); task; task = this.#waiting.shift()) {
      const pending = task();
      if (pending) {
        pending.then(() => {
          this.#isBusy = false;
          this.#work();
        });
        return;
      }
    }
    this.#isBusy = false;
  }
}
