/** Runs tasks one after another, in the order in which they came. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  add<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(task).finally(() => {
      this.#waiting--;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
