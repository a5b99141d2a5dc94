import { describe, expect, it } from 'vitest';
import { onWaiting } from './waiting-worker.ts';

class FakeWorker extends EventTarget {}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;

  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  finish(worker: FakeWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }
}

function listenTo(registration: FakeRegistration): readonly FakeWorker[] {
  const told: FakeWorker[] = [];
  onWaiting(registration, (worker) => told.push(worker));
  return told;
}

describe('a worker that waits is told of', () => {
  it('when it came before', () => {
    const registration = new FakeRegistration();
    registration.finish(registration.find());
    expect(listenTo(registration)).toEqual([registration.waiting]);
  });

  it('when it was being installed already', () => {
    const registration = new FakeRegistration();
    const worker = registration.find();
    const told = listenTo(registration);
    expect(told).toEqual([]);
    registration.finish(worker);
    expect(told).toEqual([worker]);
  });

  it('when it is found later', () => {
    const registration = new FakeRegistration();
    const told = listenTo(registration);
    registration.finish(registration.find());
    expect(told).toEqual([registration.waiting]);
  });
});
