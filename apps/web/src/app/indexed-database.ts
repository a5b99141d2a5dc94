/** Some browsers never answer; then the page does without. */
const OPEN_PATIENCE_MS = 10_000;

interface DatabaseShape {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly string[];
}

/** Opens a database, and makes its stores if it is new. `onLost`: it has to be opened again. */
export function openDatabase(
  factory: () => IDBFactory,
  { name, version, stores }: DatabaseShape,
  onLost: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not answer')), OPEN_PATIENCE_MS);
    const request = factory().open(name, version);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const { result } = request;
      result.onclose = onLost;
      // Another window has a newer version of the page: it must not wait for this one.
      result.onversionchange = () => {
        result.close();
        onLost();
      };
      resolve(result);
    };
  });
}

export function abortQuietly(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
